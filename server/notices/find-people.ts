import type { DbOrTx } from '../db/transaction.ts';

/** How notices find people; the parts of the site that know accounts offer it. */
export interface People {
  /** The account that has shown an address to be its own, if it is open. */
  userIdOf: (db: DbOrTx, emailKey: string) => Promise<string | null>;
  /** The address that an open account has shown to be its own. */
  addressOf: (db: DbOrTx, userId: string) => Promise<string | null>;
  /** Whether an account is there, and neither closed nor blocked. */
  isOpen: (db: DbOrTx, userId: string) => Promise<boolean>;
  /** The time zone that a person says they live in. */
  zoneOf: (db: DbOrTx, userId: string) => Promise<string | null>;
}

/** What is known of people where no feature says it. */
export const nobody: People = {
  userIdOf: async () => null,
  addressOf: async () => null,
  isOpen: async () => false,
  zoneOf: async () => null,
};

/** Says how people are found, or a part of it. */
export const definePeople = (people: Partial<People>): Partial<People> => people;
