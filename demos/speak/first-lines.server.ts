import { spokenWords } from '#engines/speak/reading/spoken.ts';
import { readingLines } from '#engines/speak/script.ts';
import { firstState } from './examples.ts';

/** How the lines of the first example are said, so that the page shows it before and without scripts. */
export const firstSpoken = (): string[] =>
  readingLines(firstState.text).map(({ text }) => spokenWords(text, firstState.pronunciations));
