/** How the days of a file are written: which part comes first. */
export type DayOrder = 'day-first' | 'month-first';

const parts = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T ].*)?$/;

/** The order that the days of a column agree on; days that fit both are read as most of the world writes them. */
export function dayOrderOf(cells: readonly string[]): { order: DayOrder; isCertain: boolean } {
  for (const cell of cells) {
    const [, a = '', b = ''] = parts.exec(cell.trim()) ?? [];
    if (a.length === 4) return { order: 'day-first', isCertain: true };
    if (Number(a) > 12) return { order: 'day-first', isCertain: true };
    if (Number(b) > 12) return { order: 'month-first', isCertain: true };
  }
  // Dots and dashes are not used by those who begin with the month.
  return { order: 'day-first', isCertain: !cells.some((cell) => cell.includes('/')) };
}

/** A day as 2026-11-18; null for what is no day of the calendar. */
export function dayIn(cell: string, order: DayOrder): string | null {
  const given = cell.trim();
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(given);
  const [, a = '', b = '', c = ''] = packed ?? parts.exec(given) ?? [];
  if (!a) return null;
  const [year, month, day] = a.length === 4 ? [a, b, c] : order === 'day-first' ? [c, b, a] : [c, a, b];
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text ? text : null;
}

/** Which sign stands before the cents in a column of amounts. */
export function decimalSignOf(cells: readonly string[]): ',' | '.' {
  let commas = 0;
  for (const cell of cells) {
    const figures = cell.replace(/[^\d.,]/g, '');
    const last = Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'));
    if (last < 0) continue;
    const behind = figures.length - last - 1;
    // Two kinds of sign in one amount, or one or two digits at its end, say which is which.
    const isSure = (figures.includes(',') && figures.includes('.')) || behind < 3;
    if (isSure) commas += figures[last] === ',' ? 1 : -1;
  }
  return commas > 0 ? ',' : '.';
}

/** An amount in whole cents; null for what is none. Signs before and behind, brackets and CR/DR are understood. */
export function centsIn(cell: string, decimal: ',' | '.'): number | null {
  const given = cell.trim().replaceAll('−', '-');
  const isMinus = /^-|-$|^\(.*\)$|\bDR?$/i.test(given.replace(/[€£$]|EUR|GBP|USD|CHF/gi, '').trim());
  const figures = given.replace(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '').replace(',', '.');
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(figures) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return isMinus && cents !== 0 ? -cents : cents;
}
