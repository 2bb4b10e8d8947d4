import { z } from 'zod';
import { fields } from '#engines/paths/programme.ts';
import type { Edit, RowsOf } from '../app-kit/sandbox/edits.ts';

const id = z.string().min(1).max(100);
const mark = z.int().min(0).max(100);

const studentSchema = z.object({
  id,
  name: z.string().max(200),
  wishes: z.array(z.enum(fields)).max(8),
  marks: z.object({ maths: mark, language: mark, science: mark, arts: mark }),
  yearCents: z.int().min(0).max(100_000_000),
  city: z.string().max(100),
  has: z.array(z.string().max(100)).max(40),
  /** The programme that they have chosen; empty until then. */
  chosen: z.string().max(60),
});
const stepSchema = z.object({
  id,
  studentId: id,
  name: z.string().max(300),
  by: z.iso.date(),
  done: z.boolean(),
});
const noteSchema = z.object({ id, studentId: id, day: z.iso.date(), text: z.string().max(5000) });

export type StudentRow = z.infer<typeof studentSchema>;
export type StepRow = z.infer<typeof stepSchema>;
export type Note = z.infer<typeof noteSchema>;
export type Counselling = { students: StudentRow; steps: StepRow; notes: Note };
export type CounsellingRows = RowsOf<Counselling>;
export type CounsellingEdit = Edit<Counselling>;
export const schemas = { students: studentSchema, steps: stepSchema, notes: noteSchema };
