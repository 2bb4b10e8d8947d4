import type { PeopleRows } from '../application.ts';
import { type Outcome, refused } from './outcome.ts';

/** Ticks a task of a starter’s list, or takes the tick away. */
export function tickTask(rows: PeopleRows, id: string, day: string): Outcome {
  const task = rows.tasks.get(id);
  if (!task) return refused('This task no longer exists.');
  const doneOn = task.doneOn === null ? day : null;
  return {
    said: doneOn === null ? `Reopened “${task.label}”` : `Done: ${task.label}`,
    edits: [{ in: 'tasks', id, row: { ...task, doneOn } }],
  };
}
