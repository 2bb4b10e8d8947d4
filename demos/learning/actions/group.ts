import { z } from 'zod';
import { versionsOf } from '../lookup.ts';
import type { LearningEdit, LearningRows, Run } from '../records.ts';

/** What a teacher says of a group. */
const groupSchema = z.object({
  name: z.string().trim().min(1, 'Give the group a name.').max(80, 'Use up to 80 characters for the name.'),
  courseId: z.string().min(1, 'Choose the course that the group takes.'),
  starts: z.iso.date('Choose the first day.'),
  ends: z.iso.date('Choose the last day.'),
});
type GroupFacts = z.output<typeof groupSchema>;

export type GroupErrors = Partial<Record<keyof GroupFacts | 'studentIds', string>>;

/** Keeps a group. A new one takes the newest version of its course; the errors where something cannot be so. */
export function saveGroup(
  rows: LearningRows,
  typed: Record<keyof GroupFacts, string>,
  { id, known, studentIds }: { id: string; known: Run | null; studentIds: readonly string[] },
): { edits: LearningEdit[] } | { errors: GroupErrors } {
  const errors: GroupErrors = {};
  const read = groupSchema.safeParse(known ? { ...typed, courseId: known.courseId } : typed);
  for (const { path, message } of read.error?.issues ?? []) errors[path[0] as keyof GroupFacts] ??= message;
  if (studentIds.length === 0) errors.studentIds = 'Choose at least one student.';
  if (!errors.starts && !errors.ends && typed.ends < typed.starts)
    errors.ends = 'The last day comes before the first. Choose a later one.';
  const versionId = known?.versionId ?? versionsOf(rows, typed.courseId)[0]?.id;
  if (!errors.courseId && !versionId) errors.courseId = 'This course isn’t published. Choose another one.';
  if (!read.success || !versionId || Object.keys(errors).length > 0) return { errors };
  const row: Run = { id, versionId, ...read.data, studentIds: [...studentIds] };
  return { edits: [{ in: 'runs', id, row }] };
}
