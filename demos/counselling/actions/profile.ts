import { type Field, fields, type Subject, subjects } from '#engines/paths/programme.ts';
import { typedAmount } from '../../app-kit/form/read-fields.ts';
import type { CounsellingEdit, StudentRow } from '../records.ts';

export type ProfileField = Subject | 'budget' | 'wishes' | 'name';

/** What a student says about themselves, as typed. */
interface ProfileEntry {
  name: string;
  /** The dearest first; empty ones are left out. */
  wishes: readonly string[];
  marks: Readonly<Record<Subject, string>>;
  budget: string;
  city: string;
  has: readonly string[];
}

const isField = (text: string): text is Field => fields.some((field) => field === text);

export function saveProfile(
  student: StudentRow,
  entry: ProfileEntry,
): { edits: CounsellingEdit[] } | { problem: string; field: ProfileField } {
  if (!entry.name.trim()) return { problem: 'Enter a name.', field: 'name' };
  const wishes = [...new Set(entry.wishes.filter(isField))];
  if (wishes.length === 0) return { problem: 'Choose at least one.', field: 'wishes' };
  const marks = { ...student.marks };
  for (const subject of subjects) {
    const mark = Number(entry.marks[subject]);
    if (entry.marks[subject].trim() === '' || !Number.isInteger(mark) || mark < 0 || mark > 100)
      return { problem: 'Enter a whole number from 0 to 100.', field: subject };
    marks[subject] = mark;
  }
  const yearCents = typedAmount(entry.budget);
  if (yearCents === null || yearCents < 0 || yearCents > 100_000_000)
    return { problem: 'Enter an amount in euros, such as 4,000.', field: 'budget' };
  const row: StudentRow = {
    ...student,
    name: entry.name.trim(),
    wishes,
    marks,
    yearCents,
    city: entry.city,
    has: [...entry.has],
  };
  return { edits: [{ in: 'students', id: student.id, row }] };
}
