import { z } from 'zod';
import { formKeySchema } from '#lib/forms/form-schemas.ts';
import { type ApiScope, apiScopes } from '#lib/staff/api-scopes.ts';

/** Scopes as a form ticks them: `scopes.read:events` is on. */
const tickedScopes = z
  .partialRecord(z.enum(apiScopes), z.string())
  .default({})
  .transform((ticked) => apiScopes.filter((scope): scope is ApiScope => scope in ticked))
  .refine((scopes) => scopes.length > 0, { error: 'Please tick at least one permission.' });

/** What the form for a new key sends. */
export const newKeySchema = z.object({
  name: z
    .string({ error: 'Please say what the key is for.' })
    .trim()
    .min(1, { error: 'Please say what the key is for.' })
    .max(80, { error: 'Please use a shorter name.' }),
  scopes: tickedScopes,
  endsOn: z.iso.date({ error: 'Please choose the last day it should work.' }),
  key: formKeySchema,
});
export type NewKey = z.output<typeof newKeySchema>;

/** The key to revoke. */
export const revokeSchema = z.object({ id: z.uuid() });
