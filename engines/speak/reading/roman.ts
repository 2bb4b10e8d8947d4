import { cardinal, ordinal } from './numbers.ts';
import { oneOf, type Rule } from './rule.ts';

const digitOf: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** The value of a Roman numeral; null where the letters are none. */
export function roman(letters: string): number | null {
  if (!/^(?=.)M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(letters)) return null;
  const values = [...letters].map((letter) => digitOf[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Names that kings, queens and popes have had more than once. */
const rulers = oneOf(
  (
    'Henry George Edward Charles William Elizabeth James Louis Richard John Paul Mary Philip Frederick Wilhelm ' +
    'Alexander Nicholas Peter Catherine Francis Leopold Napoleon Gustav Christian Harald Carl Charles Alfonso ' +
    'Ramses Ptolemy Benedict Pius Leo Gregory Innocent Clement Urban Margaret Victoria Juan Ivan Otto'
  ).split(' '),
);
const titles = 'King|Queen|Pope|Emperor|Empress|Tsar|Tsarina|Kaiser|Sultan|Prince|Shah';
/** Words behind which a numeral counts, also one of a single letter. */
const counted = oneOf(
  'Chapter Part Volume Vol Book Act Scene Section Article Phase Type War Appendix Title Stage Class Grade Level Table Figure Schedule Annex Episode Round Group Category Tier'.split(
    ' ',
  ),
);

const read = (letters: string, say: (digits: string) => string): string | null => {
  const value = roman(letters);
  return value === null ? null : say(String(value));
};

/** Roman numerals: after rulers they are places in a row, elsewhere numbers. */
export const romanRules: readonly Rule[] = [
  [
    // 'George I told' is more often somebody speaking, so one I alone needs a title before the name.
    new RegExp(String.raw`\b((?:${titles})\s+[A-Z]\p{L}+)\s+([IVX]+)\b`, 'gu'),
    (found = '', name = '', letters = '') => {
      const place = read(letters, ordinal);
      return place === null ? found : `${name} the ${place}`;
    },
  ],
  [
    new RegExp(String.raw`\b(${rulers})\s+([VX]|[IVX]{2,})\b`, 'g'),
    (found = '', name = '', letters = '') => {
      const place = read(letters, ordinal);
      return place === null ? found : `${name} the ${place}`;
    },
  ],
  [
    /\b(Elizabeth|Charles|Napoleon)\s+I\b(?!\s+(?:[a-z]+ed|am|was|had|will|have)\b)/g,
    (_, name = '') => `${name} the first`,
  ],
  [
    /\b([IVX]+)(?=(?:th)?\s+(?:century|centuries|Olympiad)\b)/g,
    (found = '') => read(found, ordinal) ?? found,
  ],
  [
    new RegExp(String.raw`\b(${counted})(\.?\s+)([IVXLC]+)\b`, 'gi'),
    (found = '', name = '', _space = '', letters = '') => {
      const value = letters === letters.toUpperCase() ? read(letters, cardinal) : null;
      return value === null ? found : `${name} ${value}`;
    },
  ],
  [/\bWW(I{1,2})\b/g, (_, letters = '') => `World War ${letters.length === 1 ? 'one' : 'two'}`],
  // Elsewhere only what is hardly ever anything else: small numbers, and years from 1500 on.
  [
    /\b(?:[IVX]{2,}|L[IVX]{2,}|M[CDM]*[CDM][CDLXVI]{3,}|MM[XVI]{2,})\b/g,
    (found = '') => (/^(XX|XXX)$/.test(found) ? found : (read(found, cardinal) ?? found)),
  ],
];
