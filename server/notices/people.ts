import { globalCell } from '#lib/global-cell.ts';
import type { DbOrTx } from '../db/transaction.ts';

/** How notices find people; the part of the site that knows accounts offers it. */
export interface People {
  /** The account that has shown an address to be its own, if it is open. */
  userIdOf: (db: DbOrTx, emailKey: string) => Promise<string | null>;
  /** The address that an open account has shown to be its own. */
  addressOf: (db: DbOrTx, userId: string) => Promise<string | null>;
}

const nobody: People = { userIdOf: async () => null, addressOf: async () => null };
const cell = globalCell('notices.people', () => ({ people: nobody }));

/** Says how people are found; null for nobody. */
export function offerPeople(people: People | null): void {
  cell.people = people ?? nobody;
}

/** How people are found. */
export const people = (): People => cell.people;
