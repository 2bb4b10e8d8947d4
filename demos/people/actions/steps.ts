import type { PeopleRows } from '../application.ts';
import type { Step } from '../records.ts';
import type { Viewer } from '../rules/viewer.ts';
import { type Outcome, refused } from './outcome.ts';
import { readTask } from './tasks.ts';

/** What is typed about a step: a count of days, and on which side of the first day they lie. */
export interface TypedStep {
  label: string;
  who: string;
  days: string;
  side: string;
}

const notYours = 'Only HR can change the list for new people.';
const mostDays = 365;

/** Adds a step to the list that new people get, or changes one. Lists that were made before stay as they are. */
export function planStep(rows: PeopleRows, viewer: Viewer, stepId: string | null, typed: TypedStep): Outcome {
  if (viewer.role !== 'hr') return refused(notYours);
  if (stepId !== null && !rows.steps.has(stepId)) return refused('This step no longer exists.');
  const read = readTask(typed);
  if ('problem' in read) return read;
  const days = /^\d{1,3}$/.test(typed.days) ? Number(typed.days) : Number.NaN;
  if (!(days <= mostDays)) return refused(`Enter a number of days from 0 to ${mostDays}.`, 'days');
  let number = rows.steps.size + 1;
  while (rows.steps.has(`s${number}`)) number += 1;
  const row: Step = {
    ...read,
    id: stepId ?? `s${number}`,
    days: typed.side === 'before' && days > 0 ? -days : days,
  };
  return {
    said: stepId === null ? `Added “${row.label}” for new people` : `Changed “${row.label}” for new people`,
    edits: [{ in: 'steps', id: row.id, row }],
  };
}

/** Takes a step off the list for new people. */
export function dropStep(rows: PeopleRows, viewer: Viewer, id: string): Outcome {
  const step = rows.steps.get(id);
  if (viewer.role !== 'hr') return refused(notYours);
  if (!step) return refused('This step no longer exists.');
  return { said: `Removed “${step.label}” for new people`, edits: [{ in: 'steps', id, row: null }] };
}
