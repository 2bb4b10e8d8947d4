import { marksIn } from '../lookup.ts';
import type { LearningEdit, LearningRows, Mark } from '../records.ts';
import type { Where } from './take-lesson.ts';

const markAt = ({ run, studentId, lesson, day }: Where, sectionId: string) => ({
  studentId,
  runId: run.id,
  lessonId: lesson.id,
  sectionId,
  on: day,
});

/** Puts a bookmark beside a section, or takes it away. */
export function toggleBookmark(rows: LearningRows, where: Where, sectionId: string): LearningEdit[] {
  const known = marksIn(rows, where.run, where.studentId, where.lesson.id).find(
    (each) => each.kind === 'bookmark' && each.sectionId === sectionId,
  );
  if (known) return [{ in: 'marks', id: known.id, row: null }];
  const id = `b.${where.run.id}.${where.studentId}.${where.lesson.id}.${sectionId}`;
  return [{ in: 'marks', id, row: { id, kind: 'bookmark', text: '', ...markAt(where, sectionId) } }];
}

/** Writes a note beside a section; the problem where there is nothing to keep. */
export function addNote(
  where: Where,
  { id, sectionId, text }: { id: string; sectionId: string; text: string },
): { edits: LearningEdit[] } | { problem: string } {
  if (text.trim() === '') return { problem: 'Write something first, then save your note.' };
  const row: Mark = { id, kind: 'note', text: text.trim(), ...markAt(where, sectionId) };
  return { edits: [{ in: 'marks', id, row }] };
}

export const deleteMark = (mark: Mark): LearningEdit[] => [{ in: 'marks', id: mark.id, row: null }];
