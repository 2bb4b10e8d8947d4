import type { Rows } from '../records.ts';

/** The months in which something was posted, the latest first. */
export function monthsOf({ entries }: Pick<Rows, 'entries'>): string[] {
  const months = new Set<string>();
  for (const { day } of entries.values()) months.add(day.slice(0, 7));
  return [...months].sort().reverse();
}

export const spanOf = (month: string) => ({ from: `${month}-01`, to: `${month}-31` });

/** The last day of a month. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
