import type { Span } from './sound.ts';

/** A word with its time. The times inside a line are estimates: the model does not say when it heard a word. */
export interface Word extends Span {
  text: string;
  /** How probable the model held it to be, from 0 to 1; 1 for what a person wrote. */
  sure: number;
}

/** A sentence or a part of one, with who says it. */
export interface Line {
  id: string;
  /** Empty while nobody is named. */
  speaker: string;
  words: readonly Word[];
}

/** Words that the model was this unsure of are marked. */
const unsureBelow = 0.4;

export const isUnsure = ({ sure }: Word): boolean => sure < unsureBelow;

export const textOf = ({ words }: Pick<Line, 'words'>): string => words.map(({ text }) => text).join(' ');

/** When a line begins and ends. */
export const spanOf = ({ words }: Pick<Line, 'words'>): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

/** The word that is spoken at this time: the last one that has begun. */
export function wordAt(lines: readonly Line[], time: number): { line: string; word: number } | null {
  const line = lines.findLast(({ words }) => (words[0]?.start ?? Number.POSITIVE_INFINITY) <= time);
  if (!line) return null;
  const word = line.words.findLastIndex(({ start }) => start <= time);
  const last = line.words.at(-1);
  // Nothing is marked in the silence after a line.
  return last && time > last.end + 0.5 ? null : { line: line.id, word };
}
