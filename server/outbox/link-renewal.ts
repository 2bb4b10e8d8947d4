import type { Tx } from '../db/transaction.ts';

/** How links to one page of this site are made again. */
export interface LinkRenewal {
  path: string;
  /** Makes a link again that may have run out; null where it would lead nowhere any more. */
  renew: (tx: Tx, link: URL, recipient: string) => Promise<string | null>;
}
