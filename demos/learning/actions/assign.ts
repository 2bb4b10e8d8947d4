import { handInsOf } from '../lookup.ts';
import type { Assignment, LearningEdit, LearningRows } from '../records.ts';
import { schemas } from '../records.ts';

/** A criterion as a teacher types it: its name, and what each number of points means, from 0 upwards. */
export interface TypedCriterion {
  key: string;
  name: string;
  levels: readonly { key: string; text: string }[];
}

/** An assignment as it is typed. */
export interface TypedAssignment {
  title: string;
  brief: string;
  due: string;
  /** The id of a group, or `course:` and the id of a course, for everybody who takes it. */
  audience: string;
  rubric: readonly TypedCriterion[];
}

/** What is wrong, by field; for criteria the key is used as it is. */
export type AssignmentErrors = Readonly<Record<string, string>>;

let made = 0;
export function typedCriterion(name = '', levels: readonly string[] = []): TypedCriterion {
  made += 1;
  const key = `criterion-${made}`;
  return { key, name, levels: levels.map((text, at) => ({ key: `${key}-${at}`, text })) };
}

/** What a rubric begins with: three levels that fit most criteria. */
export const firstLevels = ['Missing', 'Partly there', 'Clear and complete'] as const;

const everybody = 'course:';

/** Whom an assignment is for, as the form names it. */
const audienceOf = ({ runId, courseId }: Pick<Assignment, 'runId' | 'courseId'>): string =>
  runId ?? `${everybody}${courseId ?? ''}`;

export const forEverybodyIn = (courseId: string): string => `${everybody}${courseId}`;

export const typedAssignment = (assignment: Assignment): TypedAssignment => ({
  title: assignment.title,
  brief: assignment.brief,
  due: assignment.due,
  audience: audienceOf(assignment),
  rubric: assignment.rubric.map(({ name, levels }) => typedCriterion(name, levels)),
});

function rubricFaults(rubric: readonly TypedCriterion[]): Record<string, string> {
  const faults: Record<string, string> = {};
  if (rubric.length === 0) faults.rubric = 'Add at least one criterion, so that the work can be marked.';
  for (const { key, name, levels } of rubric) {
    const texts = levels.map(({ text }) => text.trim());
    if (name.trim() === '') faults[key] = 'Say what is marked, such as “The argument”.';
    else if (rubric.some((other) => other.key !== key && other.name.trim() === name.trim()))
      faults[key] = 'Another criterion already has this name.';
    else if (levels.length < 2)
      faults[key] = 'Add at least two levels: one for no points and one for full points.';
    else if (texts.includes('')) faults[key] = 'Describe each level, or remove it.';
    else if (new Set(texts).size < texts.length) faults[key] = 'Make each level different from the others.';
  }
  return faults;
}

const shape = (rubric: readonly { name: string; levels: readonly string[] }[]): string =>
  JSON.stringify(rubric.map(({ name, levels }) => [name, levels.length]));

/** Keeps an assignment; `known` is the one that is changed. The errors where something cannot be so. */
export function saveAssignment(
  rows: LearningRows,
  typed: TypedAssignment,
  { id, known, day }: { id: string; known: Assignment | null; day: string },
): { edits: LearningEdit[] } | { errors: AssignmentErrors } {
  const errors: Record<string, string> = rubricFaults(typed.rubric);
  const { title, brief, due, audience } = typed;
  const isForAll = audience.startsWith(everybody);
  if (title.trim() === '') errors.title = 'Give the assignment a title.';
  if (brief.trim() === '') errors.brief = 'Say what students should hand in.';
  if (due === '') errors.due = 'Choose the last day to hand in.';
  else if (due < day && due !== known?.due) errors.due = 'This day has passed. Choose today or a later day.';
  if (audience === '') errors.audience = 'Choose who should do it.';
  const rubric = typed.rubric.map(({ name, levels }) => ({
    name: name.trim(),
    levels: levels.map(({ text }) => text.trim()),
  }));
  const isMarked = known && handInsOf(rows, known.id).some(({ levels }) => levels !== null);
  if (isMarked && shape(rubric) !== shape(known.rubric))
    errors.rubric =
      'You’ve marked work by these criteria, so their names and points can’t change. You can still reword the levels.';
  if (Object.keys(errors).length > 0) return { errors };
  const row = schemas.assignments.safeParse({
    id,
    title,
    brief,
    due,
    rubric,
    runId: isForAll ? null : audience,
    courseId: isForAll ? audience.slice(everybody.length) : undefined,
  });
  if (row.success) return { edits: [{ in: 'assignments', id, row: row.data }] };
  const [issue] = row.error.issues;
  return { errors: { [String(issue?.path[0] ?? 'rubric')]: issue?.message ?? 'We can’t save this.' } };
}

/** Deletes an assignment with everything that was handed in for it. */
export function deleteAssignment(rows: LearningRows, assignmentId: string): LearningEdit[] {
  const gone = handInsOf(rows, assignmentId).flatMap(({ id, fileId }): LearningEdit[] => [
    { in: 'handIns', id, row: null },
    ...(fileId ? [{ in: 'files' as const, id: fileId, row: null }] : []),
  ]);
  return [{ in: 'assignments', id: assignmentId, row: null }, ...gone];
}
