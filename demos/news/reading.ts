import type { Block } from '#engines/extract/article.ts';
import type { Verdict } from '#engines/retrieve/retrieve.ts';
import type { Facts } from '#engines/summarize/facts.ts';
import type { KeySentences } from '#engines/summarize/key-sentences.ts';
import type { SourceSentence } from '#engines/summarize/source-text.ts';
import type { Event } from '#engines/summarize/timeline.ts';
import type { Author } from '../kit/models/author.ts';

/** An article as the screen shows it. A sentence's paragraph is its place among the blocks. */
export interface ReadArticle {
  title: string;
  byline: string;
  site: string;
  published: string;
  /** Where it was read; empty for a pasted text. */
  address: string;
  blocks: readonly Block[];
  sentences: readonly SourceSentence[];
  key: KeySentences;
  facts: Facts;
}

/** What was read. */
export interface Reading {
  is: 'article' | 'feed' | 'text';
  title: string;
  articles: readonly ReadArticle[];
  timeline: readonly Event[];
  /** What was left out and why, in words. */
  notes: readonly string[];
}

/** A sentence that somebody wrote, and the sentences of the source that it cites. */
export interface WrittenSentence {
  text: string;
  sources: readonly { article: number; sentence: number }[];
}

/** A text with its author; the engine's sentences are quotes. */
export interface Written {
  by: Author;
  sentences: readonly WrittenSentence[];
}

/** What was found for a question, and where. */
export interface Answer {
  question: string;
  verdict: Verdict;
  passages: readonly { article: number; sentence: number; text: string }[];
  /** What a provider made of the passages; null without one. */
  written: Written | null;
}

/** What a run gives. */
export type NewsResult =
  | { is: 'read'; reading: Reading; written: Written | null }
  | { is: 'answered'; answer: Answer };

/** How far a run is. */
export type NewsProgress =
  | { is: 'fetching'; what: string }
  | { is: 'understanding'; done: number; of: number }
  | { is: 'read'; reading: Reading }
  | { is: 'writing'; written: Written };
