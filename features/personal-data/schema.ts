import { z } from 'zod';
import { emailKeyOf } from '#lib/email-key.ts';

/** What the form of /your-data asks. */
export const askSchema = z.object({
  email: z
    .string()
    .trim()
    .max(254)
    .refine((email) => emailKeyOf(email) !== null, {
      error: 'Write the whole address, with an @ and a dot after it.',
    }),
  key: z.string().max(100).optional(),
});

/** What the buttons of the page behind a link send. */
export const linkSchema = z.object({ token: z.string().max(2000) });

/** The same for the one that cannot be taken back. */
export const eraseSchema = linkSchema.extend({
  sure: z.string({ error: 'Tick the box first: this cannot be taken back.' }),
});
