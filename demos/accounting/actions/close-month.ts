import { balances } from '#engines/ledger/reports.ts';
import { monthAndYear } from '#lib/time/day-words.ts';
import { closedThrough } from '../books/book.ts';
import { monthsOf, spanOf } from '../books/months.ts';
import type { Rows } from '../records.ts';
import { needsApproval } from './bills.ts';
import { type Done, put } from './done.ts';

/** One thing that has to be so before a month is closed. */
export interface Check {
  label: string;
  isDone: boolean;
  /** What is missing, or what was found. */
  note: string;
  /** Where it is put right. */
  path: readonly string[];
}

/** The month that is closed next: the first one after the last that is closed. */
export function nextToClose(rows: Rows): string | null {
  const closed = closedThrough(rows);
  return (
    monthsOf(rows)
      .reverse()
      .find((month) => closed === null || month > closed) ?? null
  );
}

/** What stands between a month and its closing. */
export function checksFor(rows: Rows, month: string, today: string): Check[] {
  const { to } = spanOf(month);
  const waiting = [...rows.lines.values()].filter(({ entry, day }) => entry === null && day <= to).length;
  const unapproved = [...rows.bills.values()].filter((bill) => bill.day <= to && needsApproval(bill));
  const sum = [...balances(rows.entries.values(), { from: '0000-01-01', to }).values()].reduce(
    (a, b) => a + b,
    0,
  );
  return [
    {
      label: 'The month is over',
      isDone: today > to || today.slice(0, 7) > month,
      note: today.slice(0, 7) > month ? '' : 'You can close it from the first day of the next month.',
      path: [],
    },
    {
      label: 'Every bank line is posted',
      isDone: waiting === 0,
      note:
        waiting === 0
          ? ''
          : `${waiting} ${waiting === 1 ? 'line is waiting' : 'lines are waiting'} on the bank screen.`,
      path: [],
    },
    {
      label: 'The owner has approved every larger bill',
      isDone: unapproved.length === 0,
      note: unapproved.map(({ number, name }) => `${number} of ${name}`).join(', '),
      path: ['bills'],
    },
    { label: 'Debit and credit agree', isDone: sum === 0, note: '', path: ['books'] },
  ];
}

/** Closes a month: from then on it takes no entry, and mistakes are corrected in an open one. */
export function closeMonth(rows: Rows, month: string, by: string, today: string): Done {
  if (nextToClose(rows) !== month) return { problem: 'Months are closed in order.' };
  const missing = checksFor(rows, month, today).find(({ isDone }) => !isDone);
  if (missing) return { problem: `Something is missing: ${missing.label.toLowerCase()}. ${missing.note}` };
  return {
    said: `Closed ${monthAndYear(`${month}-01`)}`,
    edits: [put('periods', { id: month, closedBy: by, closedOn: today })],
  };
}
