import type { DbOrTx, Tx } from '../db/transaction.ts';

/** Whose data is meant: an account, or whoever confirmed an address. */
export interface DataSubject {
  userId: string | null;
  /** Addresses that were shown to be theirs; what was said under another one may be a stranger's. */
  emailKeys: string[];
}

/** An account that has another address now: what lies under the addresses it left is to lie under the present one. */
export interface AddressMove {
  userId: string;
  from: string[];
  to: string;
}

/** A file of somebody's: where it lies, and what it is called in their copy. */
export interface PersonalFile {
  /** The key in the storage. */
  key: string;
  /** Its path in the archive, below the part's own folder. */
  path: string;
  /** It comes along in the copy, and whoever keeps it decides when it goes. */
  stays?: true;
}

/** What a part of the site keeps of people. */
export interface PersonalData {
  name: string;
  /** The tables that hold it; a table that nobody names fails a test. */
  tables: string[];
  /** All of it, by what it is called, for the person to take away. */
  export: (db: DbOrTx, person: DataSubject) => Promise<Record<string, unknown[]>>;
  /** Takes all of it away, in one transaction with everybody else's part. */
  erase: (tx: Tx, person: DataSubject) => Promise<void>;
  /** Takes along what lies under an account's earlier addresses; left out where nothing is kept by address. */
  follow?: (tx: Tx, move: AddressMove) => Promise<void>;
  /** What is left in a table once somebody is erased, and why; tables that are not named hold nothing of them. */
  remains?: Readonly<Record<string, string>>;
  /** Files that belong to it: they come along in the copy, and go after the erasing has been committed. */
  files?: (db: DbOrTx, person: DataSubject) => Promise<PersonalFile[]>;
  /** What the law does not let it take away, in one sentence that people are shown. */
  keeps?: string;
  /** The same of one person: what of theirs stays and until when; none where nothing does. */
  keepsOf?: (db: DbOrTx, person: DataSubject) => Promise<string[]>;
  /** Erased after the others: it takes away what they have just written about it. */
  last?: true;
}

/** Declares what a feature keeps of people. */
export const definePersonalData = (data: PersonalData): PersonalData => data;
