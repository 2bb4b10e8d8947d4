/** The status of an item: a word as well as a colour. */
interface StandingWord {
  word: string;
  tone: 'waiting' | 'new' | 'done' | 'quiet';
}

export interface WorkspaceRow {
  name: string;
  about: string;
  standing: StandingWord;
  /** A figure or a date, right-aligned. */
  figure: string;
}

export interface WorkspaceRecord {
  name: string;
  about: string;
  facts: readonly { term: string; text: string }[];
  entries: readonly { time: string; who?: string; text: string }[];
}

/** An example of what a page of the account shows. All of it is invented and marked so. */
export type WorkspaceSample =
  | { shape: 'table'; columns: readonly [string, string, string, string]; rows: readonly WorkspaceRow[] }
  | {
      shape: 'split';
      columns: readonly [string, string, string, string];
      rows: readonly WorkspaceRow[];
      /** The open one of the rows, by its place. */
      open: number;
      record: WorkspaceRecord;
    }
  | { shape: 'matrix'; ways: readonly string[]; rows: readonly { name: string; ways: readonly boolean[] }[] }
  | {
      shape: 'sets';
      sets: readonly { name: string; note: string; items: readonly { name: string; note: string }[] }[];
    };

/** One page of the account. */
export interface WorkspacePage {
  title: string;
  about: string;
  /** A rule of the page: what it doesn't do, or how it decides. */
  rule: string;
  sample: WorkspaceSample;
}
