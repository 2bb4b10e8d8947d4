import { sentencePlaces } from '#engines/retrieve/sentences.ts';
import type { Place } from './place.ts';

/** A paragraph of the letter. The lines of a letterhead stand under each other, those of prose run on. */
export interface Block extends Place {
  isProse: boolean;
}

/** Lines at least this long were broken because the paper ended, so the sentence goes on in the next one. */
const fullLine = 45;

/** The paragraphs of a text, which blank lines part. */
export function blocksOf(text: string): Block[] {
  return [...text.matchAll(/\S(?:[^\n]|\n(?![ \t]*\n))*/g)].map(({ 0: found, index }) => {
    const lines = found.trimEnd().split('\n');
    return {
      start: index,
      end: index + found.trimEnd().length,
      isProse: lines.slice(0, -1).every((line) => line.trim().length >= fullLine),
    };
  });
}

const shifted = (places: readonly Place[], by: number): Place[] =>
  places.map(({ start, end }) => ({ start: start + by, end: end + by }));

/** What can be quoted of a letter: each sentence of prose, and each line of a letterhead or a list. */
export function unitsOf(text: string): Place[] {
  return blocksOf(text).flatMap(({ start, end, isProse }) => {
    const block = text.slice(start, end);
    if (isProse) return shifted(sentencePlaces(block), start);
    return [...block.matchAll(/[^\n]*\S/g)].flatMap(({ 0: line, index }) =>
      shifted(sentencePlaces(line), start + index),
    );
  });
}
