import type { Statement } from '#engines/bank/bank-line.ts';
import { newLines } from '#engines/bank/repeated.ts';
import { counted } from '#lib/money/grouped.ts';
import { isClosedDay } from '../books/book.ts';
import { currencyOf } from '../books/currency.ts';
import type { Rows } from '../records.ts';
import { type Done, put } from './done.ts';

/** Puts the lines of a statement to those that wait; what an earlier statement held is left out. */
export function importStatement(
  rows: Rows,
  { lines, currency }: Statement,
): Done & { notes?: readonly string[] } {
  const own = currencyOf(rows);
  if (currency !== own && currency !== '')
    return {
      problem: `This statement is in ${currency}. These books are in ${own}, so nothing was imported.`,
    };
  const { fresh, repeated } = newLines(rows.lines.values(), lines);
  if (fresh.length === 0)
    return { problem: `All ${counted(lines.length, 'line')} of this statement are already here.` };
  const open = fresh.filter(({ day }) => !isClosedDay(rows, day));
  const closed = fresh.length - open.length;
  if (open.length === 0)
    return {
      problem: 'All lines of this statement are in closed months, so nothing was imported.',
    };
  let number = rows.lines.size;
  const edits = open.map((line) => {
    do number += 1;
    while (rows.lines.has(`l${number}`));
    return put('lines', { ...line, id: `l${number}`, entry: null });
  });
  const notes = [
    ...(repeated.length > 0
      ? [`${counted(repeated.length, 'line')} ${repeated.length === 1 ? 'was' : 'were'} already here.`]
      : []),
    ...(closed > 0
      ? [`${counted(closed, 'line')} of closed months ${closed === 1 ? 'was' : 'were'} left out.`]
      : []),
  ];
  return { said: `Imported ${counted(open.length, 'bank line')}`, edits, notes };
}
