import type { Choice, VisitSeen } from '#engines/privacy/visits/visits-seen.ts';
import type { StoredSite } from '#server/tools/stored-site.ts';

/** What the process with the browser is asked for. */
export interface VisitJob {
  address: string;
  /** The Chromium to start. */
  executable: string;
  /** An example, answered from memory; null for the internet by way of the proxy. */
  site: StoredSite | null;
  /** Whose browser it is, said after the browser's own name. */
  introduction: string;
  /** Origins on loopback that tests allow. */
  allowed: readonly string[];
  /** For all of it. */
  limitMs: number;
}

/** What it says while it works. */
export type FromBrowser =
  | { is: 'begins'; choice: Choice }
  | { is: 'visited'; visit: VisitSeen; pressed: string | null }
  | { is: 'done'; cut: boolean }
  | { is: 'failed'; message: string };
