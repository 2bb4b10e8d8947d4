const names: Readonly<Record<string, number>> = {};
const words = [
  'jan january januar janvier jän jänner gennaio januari enero ene janeiro stycznia ledna',
  'feb february februar février fév fevrier febbraio februari febrero fevereiro fev lutego února',
  'mar march märz mär mars maerz marzo maart março mars marts marca března',
  'apr april avril avr aprile abril abr kwietnia dubna',
  'may mai maggio mei mayo maio maj maja května',
  'jun june juni juin giugno junio junho czerwca června',
  'jul july juli juillet juil luglio julio julho lipca července',
  'aug august août aout agosto augustus augusti sierpnia srpna',
  'sep sept september septembre settembre septiembre setiembre setembro września září',
  'oct october oktober okt octobre ottobre octubre outubro oktober października října',
  'nov november novembre noviembre novembro listopada listopadu',
  'dec december dezember dez décembre déc decembre dicembre diciembre dic dezembro grudnia prosince',
];
for (const [at, all] of words.entries())
  for (const word of all.split(' ')) Object.assign(names, { [word]: at + 1 });

const month = `(${Object.keys(names)
  .sort((one, other) => other.length - one.length)
  .join('|')})\\.?`;
const year = "((?:19|20)\\d\\d|['’]?\\d\\d)";
const two = (value: number): string => String(value).padStart(2, '0');

/** A day that exists, as ISO 8601 writes it; else null. */
function dayOf(y: string, m: number, d: number): string | null {
  const bare = y.replace(/\D/g, '');
  const iso = `${bare.length === 2 ? `20${bare}` : bare}-${two(m)}-${two(d)}`;
  const at = Date.parse(iso);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** A day in a text. */
export interface NamedDay {
  on: string;
  start: number;
  end: number;
}

type Read = (groups: readonly string[], monthFirst: boolean) => string | null;

const readers: readonly (readonly [RegExp, Read])[] = [
  [
    /(?<!\d)((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g,
    ([y = '', m, d]) => dayOf(y, Number(m), Number(d)),
  ],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.)?[\\s-]*(?:(?:of|de|di)\\s+)?${month}[\\s,-]*(?:(?:of|de|del)\\s+)?${year}(?!\\d)`,
      'giu',
    ),
    ([d, m = '', y = '']) => dayOf(y, names[m.toLowerCase()] ?? 0, Number(d)),
  ],
  [
    new RegExp(`(?<!\\p{L})${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}(?!\\d)`, 'giu'),
    ([m = '', d, y = '']) => dayOf(y, names[m.toLowerCase()] ?? 0, Number(d)),
  ],
  [
    /(?<![\d.,])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d.,]\d|\d)/g,
    ([one, sign, other, y = ''], monthFirst) => {
      const [first, second] = [Number(one), Number(other)];
      const isMonthFirst = second > 12 || (monthFirst && sign === '/' && first <= 12);
      return isMonthFirst ? dayOf(y, first, second) : dayOf(y, second, first);
    },
  ],
];

/** The days in a text, in order. `monthFirst` reads 3/4/2026 as the fourth of March, as Americans do. */
export function daysIn(text: string, monthFirst = false): NamedDay[] {
  const found: NamedDay[] = [];
  for (const [pattern, read] of readers)
    for (const { 0: written, index, ...match } of text.matchAll(pattern)) {
      const groups = Object.entries(match).flatMap(([key, value]) =>
        /^[1-9]$/.test(key) ? [String(value)] : [],
      );
      const on = read(groups, monthFirst);
      const [start, end] = [index, index + written.length];
      if (on && !found.some((each) => start < each.end && end > each.start)) found.push({ on, start, end });
    }
  return found.sort((one, other) => one.start - other.start);
}
