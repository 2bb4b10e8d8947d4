/** Reads a date as people in Britain type it (`7/11/26`, `07.11.2026`) or as machines write it; nothing if there is no such day. */
export function readTypedDate(text: string): string | null {
  const typed = /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})\s*$/.exec(text);
  const written = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  const [year, month, day] = (typed ? [typed[3], typed[2], typed[1]] : (written?.slice(1) ?? [])).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(0);
  date.setUTCFullYear(year < 100 ? 2000 + year : year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** `2026-11-07` as it is written in Britain. */
export const writtenDate = (iso: string): string => iso.split('-').reverse().join('/');
