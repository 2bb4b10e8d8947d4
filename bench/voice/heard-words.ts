import { spokenWords } from '#engines/speak/reading/spoken.ts';

/** Spellings that sound the same, in one form. */
const same: ReadonlyMap<string, string> = new Map(
  Object.entries({
    harbor: 'harbour',
    colors: 'colours',
    organized: 'organised',
    okay: 'ok',
    percent: 'per cent',
  }),
);

/** The words of a sentence as they are heard: numbers spelled out, no signs, one spelling. */
export const heardWords = (text: string): string[] =>
  // Recognisers write times with a point.
  spokenWords(text.replace(/(?<![£$€\d])\b(\d{1,2})\.(\d{2})\b(?!%)/g, '$1:$2'))
    .toLowerCase()
    .replace(/[^a-z\s']/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => same.get(word) ?? word)
    .join(' ')
    .split(' ');
