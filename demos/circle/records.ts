import { z } from 'zod';
import type { Edit, RowsOf } from '../app-kit/sandbox/edits.ts';

const id = z.string().min(1).max(60);

const personSchema = z.object({
  id,
  name: z.string().max(300),
  company: z.string().max(300),
  role: z.string().max(300),
  emails: z.array(z.string().max(300)).max(20),
  phones: z.array(z.string().max(100)).max(20),
  birthday: z.string().max(12),
  address: z.string().max(1000),
  note: z.string().max(20_000),
  /** How many days one wants to let pass at most; 0 for somebody without a rhythm. */
  every: z.int().min(0).max(1000),
  /** When they came in; counts until the first talk. */
  since: z.iso.date(),
});
const talkSchema = z.object({
  id,
  personId: id,
  day: z.iso.date(),
  text: z.string().max(5000),
});

export type Person = z.infer<typeof personSchema>;
export type Talk = z.infer<typeof talkSchema>;
export type Circle = { people: Person; talks: Talk };
export type CircleRows = RowsOf<Circle>;
export type CircleEdit = Edit<Circle>;
export const schemas = { people: personSchema, talks: talkSchema };
