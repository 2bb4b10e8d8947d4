import type { Verdict } from '#engines/answer/answer.ts';
import type { Document } from '#engines/documents/document.ts';

/** The three pages of the one workspace. */
export type Door = 'file' | 'files' | 'page';

/** Where the models run. */
export type Where = 'server' | 'browser';

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
  ranIn: Where;
}

export interface ConversationFile {
  id: string;
  document: Document;
  /** The file itself, for PDF: its pages are drawn from it. */
  bytes: ArrayBuffer | null;
  /** Where a web page was read. */
  address: string | null;
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
  turns: readonly Turn[];
}

/** A conversation without the files themselves, as the server sends it. */
export type SentConversation = Omit<Conversation, 'files'> & {
  files: readonly Omit<ConversationFile, 'bytes'>[];
};

/** The short answer of a turn, empty where there is none. */
export const answerOf = ({ quotes: [best] }: Turn): string =>
  best?.answer ? best.text.slice(best.answer.start, best.answer.end) : '';
