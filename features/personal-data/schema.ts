import { z } from 'zod';
import { emailSchema } from '#lib/forms/form-schemas.ts';

/** What the form of /your-data asks. */
export const askSchema = z.object({
  email: emailSchema,
  key: z.string().max(100).optional(),
});

/** What the buttons of the page behind a link send. */
export const linkSchema = z.object({ token: z.string().max(2000) });

/** The same for the one that cannot be taken back. */
export const eraseSchema = linkSchema.extend({
  sure: z.string({ error: 'Please tick the box first, because this can’t be undone.' }),
});
