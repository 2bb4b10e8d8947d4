import { monthAndYear } from '#lib/time/day-words.ts';
import { typedAmount } from '../../app-kit/form/read-fields.ts';
import { atOnce } from '../../app-kit/steps/steps.ts';
import type { PeopleRows } from '../application.ts';
import { monthEnds, payLines, runOf } from '../rules/pay.ts';
import type { Viewer } from '../rules/viewer.ts';
import { type Outcome, refused } from './outcome.ts';

/** Closes a month: its payslips stay as they are, whatever changes later. */
export function closeMonth(rows: PeopleRows, viewer: Viewer, month: string, day: string): Outcome {
  if (viewer.role !== 'hr') return refused('Only HR closes a payroll run.');
  if (rows.runs.has(month)) return refused('This month is already closed.');
  if (month > day.slice(0, 7)) return refused('This month hasn’t started yet.');
  const run = runOf(atOnce(payLines(rows, month)), month, day);
  return {
    said: `Closed ${monthAndYear(monthEnds(month)[0])}`,
    edits: [{ in: 'runs', id: month, row: run }],
  };
}

/** Adds something that is paid once, or takes it back with a minus. */
export function addExtra(
  rows: PeopleRows,
  viewer: Viewer,
  personId: string,
  month: string,
  typed: { label: string; amount: string },
): Outcome {
  if (viewer.role !== 'hr') return refused('Only HR changes pay.');
  if (rows.runs.has(month)) return refused('This month is closed. Choose an open one.');
  const amount = typedAmount(typed.amount);
  if (!typed.label.trim()) return refused('Say what it is for, such as Bonus.', 'label');
  if (amount === null || amount === 0) return refused('Enter an amount such as 250 or -40.50.', 'amount');
  const id = `${personId}-x${rows.extras.size + 1}`;
  return {
    said: `Added ${typed.label.trim()} for ${rows.people.get(personId)?.name ?? 'somebody'}`,
    edits: [{ in: 'extras', id, row: { id, personId, month, label: typed.label.trim(), amount } }],
  };
}
