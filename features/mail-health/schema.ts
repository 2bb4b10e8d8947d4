import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';

const address = z
  .string()
  .trim()
  .refine((text) => emailKeyOf(text) !== null, { error: 'Enter an email address such as ann@example.com.' });

/** An address that staff want no mail to go to. */
export const suppressSchema = z.object({
  email: address,
  note: z.string().trim().max(200, { error: 'Write at most 200 characters.' }).default(''),
});

/** An address that gets mail again. */
export const liftSchema = z.object({ email: address });

/** What a mail service reports by webhook. */
export const reportsSchema = z.object({
  reports: z
    .array(
      z.object({
        kind: z.enum(['bounce', 'complaint']),
        recipient: address,
        /** Whether it will never arrive; a bounce that may pass is counted and no more. */
        permanent: z.boolean().default(true),
        detail: z.string().max(1000).default(''),
        messageId: z.string().max(500).nullable().default(null),
      }),
    )
    .max(500),
});
