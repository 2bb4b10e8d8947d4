import type { Edit } from '../../app-kit/sandbox/edits.ts';
import type { PeopleRows } from '../application.ts';
import { type PeopleRecords, type Task, taskRoles } from '../records.ts';
import { ofPerson } from '../rules/by-person.ts';
import { mayPlan } from '../rules/starters.ts';
import type { Viewer } from '../rules/viewer.ts';
import { firstName, type Outcome, type Refused, refused } from './outcome.ts';

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

/** What is typed about a task. */
export interface TypedTask {
  label: string;
  who: string;
  due: string;
}

const date = /^\d{4}-\d\d-\d\d$/;
const notYours = 'Only HR and the managers above someone can change their list.';

/** What and by whom: the same for one person's task and for a step of everybody's list. */
export function readTask({
  label,
  who,
}: Pick<TypedTask, 'label' | 'who'>): Pick<Task, 'label' | 'who'> | Refused {
  if (!label.trim()) return refused('Say what needs to be done.', 'label');
  if (label.trim().length > 200) return refused('Use up to 200 characters.', 'label');
  const role = taskRoles.find((each) => each === who);
  return role ? { label: label.trim(), who: role } : refused('Choose who does it.', 'who');
}

const put = (row: Task): Edit<PeopleRecords> => ({ in: 'tasks', id: row.id, row });

/** Adds a task to somebody’s list, or changes one that is there. */
export function planTask(
  rows: PeopleRows,
  viewer: Viewer,
  personId: string,
  taskId: string | null,
  typed: TypedTask,
): Outcome {
  const person = rows.people.get(personId);
  const before = taskId === null ? undefined : rows.tasks.get(taskId);
  if (!person || (taskId !== null && before?.personId !== personId))
    return refused('This task no longer exists.');
  if (!mayPlan(viewer, rows, personId)) return refused(notYours);
  const read = readTask(typed);
  if ('problem' in read) return read;
  if (!date.test(typed.due)) return refused('Choose the day by which it is done.', 'due');
  if (before)
    return { said: `Changed “${read.label}”`, edits: [put({ ...before, ...read, due: typed.due })] };
  const taken = new Set(ofPerson(rows.tasks, personId).map(({ id }) => id));
  let number = taken.size + 1;
  while (taken.has(`${personId}-t${number}`)) number += 1;
  const row = { ...read, id: `${personId}-t${number}`, personId, due: typed.due, doneOn: null };
  return { said: `Added “${row.label}” for ${firstName(person.name)}`, edits: [put(row)] };
}

/** Takes a task off somebody’s list. */
export function dropTask(rows: PeopleRows, viewer: Viewer, id: string): Outcome {
  const task = rows.tasks.get(id);
  if (!task) return refused('This task no longer exists.');
  if (!mayPlan(viewer, rows, task.personId)) return refused(notYours);
  return { said: `Removed “${task.label}”`, edits: [{ in: 'tasks', id, row: null }] };
}
