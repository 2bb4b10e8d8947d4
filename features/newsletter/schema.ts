import { z } from 'zod';
import { emailSchema, formKeySchema } from '#lib/forms/form-schemas.ts';

/** What the newsletter form sends: the same for the browser, the API and the command. */
export const subscribeSchema = z.object({
  email: emailSchema,
  key: formKeySchema,
});

/** What the pages behind the emails' links send. */
export const tokenSchema = z.object({ token: z.string().max(2000) });
