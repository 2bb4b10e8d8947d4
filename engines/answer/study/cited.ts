import type { Passage, Span } from '../answer.ts';
import { passageSentences } from '../passage-sentences.ts';

/** A line of a study aid, and the characters of the documents that it quotes. */
export interface Cited {
  text: string;
  span: Span;
}

/** A sentence of a passage. */
export interface CitedSentence extends Cited {
  document: number;
}

/** The sentences of passages, in order; a heading or a row counts as one, `isSentence` tells them apart. */
export function citedSentences(passages: readonly Passage[]): CitedSentence[] {
  return passages.flatMap((own, passage) =>
    passageSentences(own).map(({ start, end }) => ({
      text: own.text.slice(start, end).replace(/\s+/g, ' '),
      span: { passage, start, end },
      document: own.document,
    })),
  );
}

/** Whether a text reads as a sentence: it has an end and more than a few words. */
export const isSentence = (text: string): boolean =>
  /[.!?]["'”’)]?$/.test(text) && text.split(' ').length > 3;
