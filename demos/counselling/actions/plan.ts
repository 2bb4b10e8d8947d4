import type { Path } from '#engines/paths/paths.ts';
import { daysBetween } from '#lib/time/days.ts';
import { rowsBy } from '../../app-kit/sandbox/rows-by.ts';
import type { CounsellingEdit, CounsellingRows, StepRow, StudentRow } from '../records.ts';
import { partNames } from '../words.ts';

const stepsBy = rowsBy('studentId');

export const stepsOf = (rows: Pick<CounsellingRows, 'steps'>, studentId: string): StepRow[] =>
  stepsBy(rows.steps, studentId).toSorted((a, b) =>
    a.by < b.by ? -1 : a.by > b.by ? 1 : a.name < b.name ? -1 : 1,
  );

/** Takes a path: its steps become the plan, in place of those of an earlier choice. */
export function choosePath(rows: CounsellingRows, student: StudentRow, path: Path): CounsellingEdit[] {
  const old = stepsOf(rows, student.id).map(({ id }): CounsellingEdit => ({ in: 'steps', id, row: null }));
  const fresh = path.steps.map(({ name, by }, at): CounsellingEdit => {
    const id = `${student.id}-${path.programme.id}-${at}`;
    return { in: 'steps', id, row: { id, studentId: student.id, name, by, done: false } };
  });
  return [
    { in: 'students', id: student.id, row: { ...student, chosen: path.programme.id } },
    ...old,
    ...fresh,
  ];
}

/** Ticks a step off, or opens it again. */
export const tick = (step: StepRow, done: boolean): CounsellingEdit[] => [
  { in: 'steps', id: step.id, row: { ...step, done } },
];

interface StepEntry {
  name: string;
  by: string;
}

const longestStep = 300;

/**
 * Writes a step down, or puts one right: `step` says whose it is, under which id, whether it is done, and, when it was
 * written before, its deadline, which may have passed.
 */
export function saveStep(
  entered: StepEntry,
  step: Pick<StepRow, 'id' | 'studentId' | 'done'> & Partial<Pick<StepRow, 'by'>>,
  day: string,
): { edits: CounsellingEdit[] } | { problem: string; field: 'name' | 'by' } {
  const name = entered.name.trim();
  if (!name) return { problem: 'Say what needs to be done.', field: 'name' };
  if (name.length > longestStep)
    return { problem: `Use up to ${longestStep} characters. These are ${name.length}.`, field: 'name' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entered.by)) return { problem: 'Choose a deadline.', field: 'by' };
  if (entered.by < day && entered.by !== step.by)
    return { problem: 'This day has passed. Choose today or a later day.', field: 'by' };
  const { id, studentId, done } = step;
  return { edits: [{ in: 'steps', id, row: { id, studentId, name, by: entered.by, done } }] };
}

/** How a student stands for an adviser. */
export interface Standing {
  student: StudentRow;
  /** The first step that is not done. */
  next: StepRow | null;
  /** Days until it is due; negative once it is over. */
  left: number | null;
  open: number;
  done: number;
  part: keyof typeof partNames;
}

/** A step that is due within so many days is about to be missed; `partNames` says so, too. */
export const soonDays = 7;

/** All students, those first who missed a date or are about to. */
export function standings(rows: CounsellingRows, day: string): Standing[] {
  const all = [...rows.students.values()].map((student): Standing => {
    const steps = stepsOf(rows, student.id);
    const next = steps.find(({ done }) => !done) ?? null;
    const left = next ? daysBetween(day, next.by) : null;
    const part =
      student.chosen === ''
        ? 'undecided'
        : left === null || left > soonDays
          ? 'fine'
          : left < 0
            ? 'late'
            : 'soon';
    const done = steps.filter((step) => step.done).length;
    return { student, next, left, open: steps.length - done, done, part };
  });
  const order = Object.keys(partNames);
  return all.sort(
    (a, b) =>
      order.indexOf(a.part) - order.indexOf(b.part) ||
      (a.left ?? 9999) - (b.left ?? 9999) ||
      a.student.name.localeCompare(b.student.name, 'en'),
  );
}
