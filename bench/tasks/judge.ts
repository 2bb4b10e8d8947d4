/** Texts as they are compared: small, without accents, with single spaces and without stops at the end. */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
    .trim();

/** A party's name, without a title before it. */
export const sameName = (one: string | null, other: string | null): boolean =>
  plainText(one ?? '').replace(/^(?:mr|mrs|ms|dr)\.? /, '') ===
  plainText(other ?? '').replace(/^(?:mr|mrs|ms|dr)\.? /, '');

/** Amounts are the same to the penny; no tax and a tax of nothing are the same. */
export const sameAmount = (one: number | null, other: number | null): boolean =>
  Math.abs((one ?? 0) - (other ?? 0)) < 0.005;

const short: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  ave: 'avenue',
  str: 'strasse',
  dr: 'drive',
  ln: 'lane',
  blvd: 'boulevard',
};

/** A part of an address, with the usual shortened words written out. */
export const samePart = (one: string | null, other: string | null): boolean => {
  const whole = (text: string | null) =>
    plainText(text ?? '')
      .replaceAll('ß', 'ss')
      .replace(/\b(\p{L}+)\b\.?/gu, (word, bare: string) => short[bare] ?? word.replace(/\.$/, ''))
      .replace(/str\.?$/, 'strasse')
      .replace(/[\s-]/g, '');
  return whole(one) === whole(other);
};

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A cell as it is compared: 9.30 is 09:30, £5 is £5.00, 70mm is 70 mm, 1,204 is 1204. */
const cell = (text: string): string =>
  plainText(text)
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<![£$€\d]\s?)\b(\d{1,2})\.(\d\d)\b(?=\s*(?:[-–]|to|am|pm|$))/g, '$1:$2')
    .replace(/(?<!\d)0(?=\d:)/g, '')
    .replace(/([£$€])\s?(\d+)(?![\d.])/g, '$1$2.00')
    .replace(/\s*[-–—]\s*|\s+to\s+/g, '-')
    .replace(/(?<=\d) (?=\p{L})/gu, '')
    .replace(/^(?:the|a|an) /, '');

/** What a column is called may stand in its cells: under 'Plan', 'Basic plan' is 'Basic'; under 'Miles', '70 miles' is 70. */
const withoutName = (text: string, column: string): string => {
  const name = plainText(column).replace(/s$/, '');
  return /^\p{L}{3,}$/u.test(name)
    ? text.replace(new RegExp(`\\b${name}s?\\b|(?<=\\d)${name}s?\\b`, 'gu'), '').trim() || text
    : text;
};

/** Whether two cells say the same; of long ones one may say a little more. */
export function sameCell(one: string, other: string, column = ''): boolean {
  const [a, b] = [one, other].map((text) => withoutName(cell(text), column));
  if (a === undefined || b === undefined) return false;
  return a === b || (a.length > 7 && b.length > 7 && (a.includes(b) || b.includes(a)));
}

/** A row for Monday to Friday is the same as five rows. */
function daysApart(rows: readonly (readonly string[])[]): (readonly string[])[] {
  return rows.flatMap((cells) => {
    for (const [at, text] of cells.entries()) {
      const [, from = '', to = ''] =
        /^(\p{L}+day)s?\s*(?:[-–]|to)\s*(\p{L}+day)s?$/u.exec(plainText(text)) ?? [];
      const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
      if (first >= 0 && last > first)
        return weekdays.slice(first, last + 1).map((day) => cells.with(at, day));
    }
    return [cells];
  });
}

/** Whether a table has the rows that were expected, in their order. */
export function sameTable(
  found: readonly (readonly string[])[],
  wanted: readonly (readonly string[])[],
  columns: readonly string[] = [],
): boolean {
  const [rows, expected] = [daysApart(found), daysApart(wanted)];
  return (
    rows.length === expected.length &&
    expected.every((cells, row) =>
      cells.every((text, column) => sameCell(rows[row]?.[column] ?? '', text, columns[column])),
    )
  );
}

const words = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a change that was found speaks of the same words as one that was expected. */
export function sameChange(
  found: { was: string; is: string },
  expected: { was: string; is: string },
): boolean {
  const shares = (one: string, other: string) => {
    const own = words(other);
    return own.length === 0 || own.some((word) => words(one).includes(word));
  };
  return (
    shares(found.was, expected.was) && shares(found.is, expected.is) && words(found.was + found.is).length > 0
  );
}
