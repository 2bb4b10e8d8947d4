/** The sign between whole and parts, where a column has told it. */
export type DecimalMark = '.' | ',';

const digits = /^[+\-−–]?\s?\d[\d.,'’\s]*$/;

/** Which mark a column of numbers uses before its parts; null where none of them tells. */
export function decimalMarkOf(values: readonly string[]): DecimalMark | null {
  let point = 0;
  let comma = 0;
  for (const value of values) {
    const number = /\d[\d.,'’\s]*\d/.exec(value)?.[0] ?? '';
    const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
    if (last < 0) continue;
    const mark = number[last];
    const other = mark === '.' ? ',' : '.';
    const parts = number.length - last - 1;
    const single = number.indexOf(mark as string) === last;
    // Two different marks, or a group that is no thousand: the last one stands before the parts.
    const before = single && (number.includes(other) || parts !== 3 || /^0[.,]/.test(number));
    if (single && !before) continue;
    if ((mark === '.') === before) point += 1;
    else comma += 1;
  }
  return point === comma ? null : point > comma ? '.' : ',';
}

/** A number as it is written in one of several countries; null for what is none. */
export function readNumber(text: string, decimal: DecimalMark | null = null): number | null {
  const bare = text.trim();
  if (bare.length > 40 || !digits.test(bare)) return null;
  const mark = decimal ?? decimalMarkOf([bare]) ?? '.';
  const [whole = '', parts = '', ...more] = bare.replace(/^[+\-−–]\s?/, '').split(mark);
  const groups = whole.split(mark === '.' ? /[,'’\s]/ : /[.'’\s]/);
  // Thousands stand in threes, in India in twos before the last three; anything else is a date or a telephone.
  const grouped = groups.every((group, at) =>
    at === 0
      ? /^\d{1,3}$/.test(group)
      : at === groups.length - 1
        ? /^\d{3}$/.test(group)
        : /^\d{2,3}$/.test(group),
  );
  if (more.length > 0 || !/^\d*$/.test(parts) || (groups.length > 1 && (!grouped || whole.startsWith('0'))))
    return null;
  const digitsOnly = groups.join('');
  if (!/^(?:0|[1-9]\d*)$/.test(digitsOnly)) return null;
  const number = Number(`${digitsOnly}.${parts || '0'}`);
  return /^[-−–]/.test(bare) ? -number : number;
}
