import { longDay } from '#lib/time/day-words.ts';
import { handInOf } from '../lookup.ts';
import {
  type Assignment,
  type HandedFile,
  type HandIn,
  type LearningEdit,
  type LearningRows,
  mostFileBytes,
} from '../records.ts';

/** What a student gives: words, and a file that is new, kept from before, or null for none. */
interface Given {
  text: string;
  file: HandedFile | 'as before' | null;
}

/** Whether an assignment can still be handed in. */
export const isOpen = ({ due }: Assignment, day: string): boolean => day <= due;

/** Hands in work, again if there is some already: then it waits to be marked again, and the earlier comment stays. */
export function handIn(
  rows: LearningRows,
  assignment: Assignment,
  studentId: string,
  { text, file }: Given,
  day: string,
): { edits: LearningEdit[] } | { problem: string; field: 'text' | 'file' } {
  const before = handInOf(rows, assignment.id, studentId);
  if (!isOpen(assignment, day))
    return {
      problem: `This was due on ${longDay(assignment.due)}. Ask your teacher for more time.`,
      field: 'text',
    };
  const kept = file === 'as before' ? before?.fileId : file?.id;
  if (text.trim() === '' && !kept) return { problem: 'Write something or add a file.', field: 'text' };
  if (text.trim().length > 10_000) return { problem: 'Use up to 10,000 characters.', field: 'text' };
  if (file && file !== 'as before' && file.bytes > mostFileBytes)
    return { problem: 'The file is larger than 2 MB. Choose a smaller one.', field: 'file' };
  const row: HandIn = {
    id: `${assignment.id}.${studentId}`,
    assignmentId: assignment.id,
    studentId,
    text: text.trim(),
    on: day,
    levels: null,
    feedback: before?.feedback ?? '',
    fileId: kept,
  };
  const edits: LearningEdit[] = [{ in: 'handIns', id: row.id, row }];
  if (before?.fileId && before.fileId !== kept) edits.push({ in: 'files', id: before.fileId, row: null });
  if (file && file !== 'as before') edits.push({ in: 'files', id: file.id, row: file });
  return { edits };
}
