import { z } from 'zod';
import { emailKeyOf } from '#lib/email-key.ts';

/** What the newsletter form sends: the same for the browser, the API and the command. */
export const subscribeSchema = z.object({
  email: z
    .string({ error: 'Please write your e-mail address.' })
    .trim()
    .min(1, { error: 'Please write your e-mail address.' })
    .max(254, { error: 'This address is too long.' })
    .refine((value) => emailKeyOf(value) !== null, {
      error: 'This does not look like an e-mail address. Is something missing?',
    }),
  /** The script's idempotency key; a page without scripts sends none. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .catch(undefined),
});

/** What the pages behind the mails' links send. */
export const tokenSchema = z.object({ token: z.string().max(2000) });
