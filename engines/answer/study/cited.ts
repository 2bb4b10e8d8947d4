import { sentencePlaces } from '../../retrieve/sentences.ts';
import type { Passage, Span } from '../answer.ts';

/** A line of a study aid, and the letters of the documents that it stands on. */
export interface Cited {
  text: string;
  span: Span;
}

/** A sentence of a passage. */
export interface CitedSentence extends Cited {
  document: number;
}

/** The sentences of passages, in order, without headings and rows of tables: those are no sentences. */
export function citedSentences(passages: readonly Passage[]): CitedSentence[] {
  return passages.flatMap(({ text, document, blocks }, passage) =>
    blocks.flatMap(({ start: from, end: to }) =>
      sentencePlaces(text.slice(from, to)).map(({ start, end }) => ({
        text: text.slice(from + start, from + end).replace(/\s+/g, ' '),
        span: { passage, start: from + start, end: from + end },
        document,
      })),
    ),
  );
}

/** Whether a text reads as a sentence: it has an end and more than a few words. */
export const isSentence = (text: string): boolean =>
  /[.!?]["'”’)]?$/.test(text) && text.split(' ').length > 3;
