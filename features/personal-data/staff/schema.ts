import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { keptTimes } from './labels.ts';

const days = z.coerce
  .number({ error: 'Enter a number of days.' })
  .int({ error: 'Use whole days.' })
  .min(1, { error: 'Enter at least 1.' })
  .max(3650, { error: 'Enter at most 3650 (ten years).' });

/** The times of keeping, as the form sends them, with the version it was made of. */
export const retentionSchema = z.object({
  seen: z.coerce.number().int(),
  days: z.object(Object.fromEntries(keptTimes.map((key) => [key, days]))),
});

const address = z
  .string()
  .trim()
  .max(254)
  .refine((email) => emailKeyOf(email) !== null, {
    error: 'Enter a full email address, such as name@example.com.',
  });

/** Whose data is looked for. */
export const lookSchema = z.object({ email: address });

/** Whose data is taken away; the address is typed a second time. */
export const eraseByStaffSchema = z.object({
  person: z.string().max(1000),
  sure: z.string().trim().max(254),
});
