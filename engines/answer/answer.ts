import type { Embed } from '../embed/embed.ts';

/** Letters [start, end) of a text. */
export interface Letters {
  start: number;
  end: number;
}

/** A block inside a passage, and its letters there. */
export interface PassageBlock extends Letters {
  /** The block's place in its part. */
  block: number;
  /** The letter of the block's own text that stands at `start`: a long block is spread over several passages. */
  from: number;
  /** Headings say what a passage is about, but never answer by themselves. */
  isHeading?: boolean;
}

/** A piece of text that is found and quoted: up to 200 words, whole sentences, from neighbouring blocks of one part. */
export interface Passage {
  document: number;
  part: number;
  text: string;
  blocks: readonly PassageBlock[];
}

/** Letters of a passage. */
export interface Span extends Letters {
  passage: number;
}

/** What a reader finds in one passage, and how sure it is of it (from -3.3 on it counts). */
export interface ReadSpan extends Letters {
  score: number;
}

/** The reader: finds the span of a passage that answers a question. Headings are read, but are no answer. */
export type Read = (question: string, passage: string, headings?: readonly Letters[]) => Promise<ReadSpan>;

/** The models that an answer is made with, wherever they run. */
export interface Models {
  embed: Embed;
  read: Read;
}

export type Verdict = 'sure' | 'probable' | 'absent';

/** An answer in a passage. */
export interface Found {
  span: Span;
  /** The whole sentence around it. */
  sentence: Span;
  score: number;
  /** The short answer, as the passage says it. */
  text: string;
}

export interface Answer {
  /** The question as it was understood: 'it' is replaced. */
  question: string;
  verdict: Verdict;
  /** Null when the documents do not answer. */
  best: Found | null;
  /** Answers in further documents or passages, the likeliest first. */
  others: readonly Found[];
  /** Whether documents give different short answers. */
  disagree: boolean;
  /** Passages to show when the answer is absent. */
  nearest: readonly Span[];
}

/** A question that was asked before, with the short answer that was given; empty where there was none. */
export interface AskedBefore {
  question: string;
  answer: string;
}

/** Documents that can be asked. */
export interface Library {
  passages: readonly Passage[];
  ask: (question: string, before?: readonly AskedBefore[]) => Promise<Answer>;
}
