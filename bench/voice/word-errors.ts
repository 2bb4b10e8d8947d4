import { spokenWords } from '#engines/speak/reading/spoken.ts';

/** Spellings that sound the same, in one form. */
const same: Readonly<Record<string, string>> = {
  harbor: 'harbour',
  colors: 'colours',
  organized: 'organised',
  okay: 'ok',
  percent: 'per cent',
};

/** The words of a sentence as they are heard: numbers spelled out, no signs, one spelling. */
export const heardWords = (text: string): string[] =>
  // Recognisers write times with a point.
  spokenWords(text.replace(/(?<![£$€\d])\b(\d{1,2})\.(\d{2})\b(?!%)/g, '$1:$2'))
    .toLowerCase()
    .replace(/[^a-z\s']/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => same[word] ?? word)
    .join(' ')
    .split(' ');

/** How many words have to be changed, added or left out to get from one to the other. */
export function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, at) => at + 1);
  row.unshift(0);
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1];
    for (const [place, other] of heard.entries())
      next.push(
        Math.min(
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          (row[place] ?? 0) + (word === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
