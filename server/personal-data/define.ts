import type { DbOrTx, Tx } from '../db/transaction.ts';

/** Whose data is meant: an account, or the person who confirmed an address. */
export interface DataSubject {
  userId: string | null;
  /** Addresses that were shown to be theirs; what was said under another one may be a stranger's. */
  emailKeys: string[];
}

/** An account whose address changed, so that data under its earlier addresses must move to the present one. */
export interface AddressMove {
  userId: string;
  from: string[];
  to: string;
}

/** A person's file: where it is stored, and its name in their copy. */
export interface PersonalFile {
  /** The key in the storage. */
  key: string;
  /** Its path in the archive, below the part's own folder. */
  path: string;
  /** It is included in the copy, but the feature that holds it decides when it is deleted. */
  stays?: true;
}

/** What a part of the site keeps of people. */
export interface PersonalData {
  name: string;
  /** The tables that hold it. A test fails if a table is named by no feature. */
  tables: string[];
  /** All of it, by what it is called, for the person to take away. */
  export: (db: DbOrTx, person: DataSubject) => Promise<Record<string, unknown[]>>;
  /** Erases all of it, in one transaction with the parts of the other features. */
  erase: (tx: Tx, person: DataSubject) => Promise<void>;
  /** Takes along what lies under an account's earlier addresses; left out where nothing is kept by address. */
  follow?: (tx: Tx, move: AddressMove) => Promise<void>;
  /** What is left in a table once somebody is erased, and why; tables that are not named hold nothing of them. */
  remains?: Readonly<Record<string, string>>;
  /** Files that belong to it. They are included in the copy, and deleted once the erasure is committed. */
  files?: (db: DbOrTx, person: DataSubject) => Promise<PersonalFile[]>;
  /** What has to be kept by law, in one sentence that people read. */
  keeps?: string;
  /** The same of one person: what of theirs stays and until when; none where nothing does. */
  keepsOf?: (db: DbOrTx, person: DataSubject) => Promise<string[]>;
  /** Erased last, because it removes what the others have just recorded. */
  last?: true;
}

/** Declares what a feature keeps of people. */
export const definePersonalData = (data: PersonalData): PersonalData => data;
