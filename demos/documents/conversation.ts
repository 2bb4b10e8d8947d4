import type { Verdict } from '#engines/answer/answer.ts';
import type { Document } from '#engines/documents/document.ts';
import type { Author } from '../kit/models/author.ts';
import type { CitedSentence } from '../kit/models/cited-sentences.ts';

/** The three pages of the one workspace. */
export type Door = 'file' | 'files' | 'page';

/** Where the models run. */
export type Where = 'server' | 'browser';

/** Where the choice between the two is kept. */
export const whereKept = 'documents-where';

/** Letters [start, end) of a block of a part. */
export interface BlockMark {
  block: number;
  start: number;
  end: number;
}

/** Words of a file, with the place to mark when somebody opens them. */
export interface Quote {
  /** The file's id; the file itself may have been removed since. */
  file: string;
  /** Its name and place in words, such as 'Page 3', which stay when the file is gone. */
  name: string;
  where: string;
  part: number;
  text: string;
  /** The short answer within `text`; null where a passage only comes near. */
  answer: { start: number; end: number } | null;
  marks: readonly BlockMark[];
}

/** What a table says, with the query that was run over it. */
export interface Calculated {
  file: string;
  name: string;
  part: number;
  query: string;
  /** The result of a calculation without groups. */
  value: string | null;
  groups: readonly (readonly [key: string, value: string])[];
  /** Rows that were asked for themselves. */
  rows: readonly string[];
  /** How many rows it looked at. */
  count: number;
  marks: readonly BlockMark[];
}

/** An answer in a provider's own words, each sentence with the quotations it stands on. */
export interface WrittenAnswer {
  by: Author;
  sentences: readonly CitedSentence[];
  quotes: readonly Quote[];
}

/** One question and what was found. It holds its quotations itself, so that it can be shown without any model. */
export interface Turn {
  id: string;
  question: string;
  /** The question as it was understood, where that differs. */
  understood: string | null;
  verdict: Verdict;
  /** The best answer first, then those of other passages and files; empty where there is none. */
  quotes: readonly Quote[];
  /** What comes nearest where there is no answer. */
  nearest: readonly Quote[];
  disagree: boolean;
  /** What a table gave; null where the question is no query. */
  calculated: Calculated | null;
  /** What a connected provider wrote; null where none is. */
  written: WrittenAnswer | null;
  ranIn: Where;
}

export interface ConversationFile {
  id: string;
  document: Document;
  /** The file itself, for PDF and pictures: its pages are drawn from it. */
  bytes: ArrayBuffer | null;
  /** Where a web page was read. */
  address: string | null;
}

/** A file that an answer came from and that another browser holds. */
export interface AwayFile {
  id: string;
  name: string;
}

export interface Conversation {
  id: string;
  title: string;
  pinned: boolean;
  /** When it was last changed, as ISO 8601. */
  changed: string;
  /** The example it began with; null for a visitor's own. */
  example: string | null;
  files: readonly ConversationFile[];
  /** Files that stayed in the browser where they were added; left out where there are none. */
  away?: readonly AwayFile[];
  turns: readonly Turn[];
}

/** A conversation without the files themselves, as the server sends it. */
export type SentConversation = Omit<Conversation, 'files'> & {
  files: readonly Omit<ConversationFile, 'bytes'>[];
};

/** Whether it is an example that nobody has worked on. */
export const isExampleItself = ({ id }: Pick<Conversation, 'id'>): boolean => id.startsWith('example-');

/** Whether anything was found: a passage, a result over a table, or what a provider wrote. */
export const isAnswered = ({ verdict, calculated, written }: Turn): boolean =>
  verdict !== 'absent' || calculated !== null || (written?.sentences.length ?? 0) > 0;

/** The short answer of a turn, empty where there is none. */
export const answerOf = ({ quotes: [best] }: Turn): string =>
  best?.answer ? best.text.slice(best.answer.start, best.answer.end) : '';
