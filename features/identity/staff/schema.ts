import { z } from 'zod';
import { type StaffArea, staffAreas } from '#lib/staff/staff-areas.ts';

/** Areas as a form ticks them: `areas.sales` is on. */
const tickedAreas = z
  .partialRecord(z.enum(staffAreas), z.string())
  .default({})
  .transform((ticked) => staffAreas.filter((area): area is StaffArea => area in ticked));

/** What the form for a person of the staff sends; nothing ticked takes them away. */
export const staffSchema = z.object({
  email: z.string().trim().min(3, { error: 'Please enter an email address.' }).max(254),
  areas: tickedAreas.refine((areas) => areas.length > 0, {
    error: 'Please tick at least one role.',
  }),
});

/** Whose mark is taken away. */
export const unmarkSchema = z.object({ email: z.string().max(254) });

/** Whether staff must sign in with a second step. */
export const secondFactorSchema = z.object({ needed: z.enum(['yes', 'no']) });
