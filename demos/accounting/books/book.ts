import { type Book, isClosed } from '#engines/ledger/book.ts';
import type { Rows } from '../records.ts';
import { chart } from './chart.ts';

/** The last closed month; months are closed in their order. */
export function closedThrough({ periods }: Pick<Rows, 'periods'>): string | null {
  let last: string | null = null;
  for (const id of periods.keys()) if (last === null || id > last) last = id;
  return last;
}

export const bookOf = (rows: Pick<Rows, 'entries' | 'periods'>): Book => ({
  chart,
  entries: rows.entries,
  closedThrough: closedThrough(rows),
});

export const isClosedDay = (rows: Pick<Rows, 'periods'>, day: string): boolean =>
  isClosed({ closedThrough: closedThrough(rows) }, day);
