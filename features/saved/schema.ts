import { z } from 'zod';
import { thingKinds } from './kinds.ts';

/** The most things that one account keeps. */
export const mostSaved = 10_000;
/** The most that a browser hands over at once. */
const mostAtOnce = 200;

/** Which thing is meant. */
export const refSchema = z.object({ kind: z.enum(thingKinds), key: z.string().min(1).max(1000) });

/** What the saving takes: one thing, or all that a browser kept before its owner signed in. */
export const saveSchema = z.object({
  things: z
    .array(refSchema.extend({ title: z.string().trim().max(160).optional().catch(undefined) }))
    .min(1)
    .max(mostAtOnce),
  saved: z.boolean(),
});
export type SaveWish = z.output<typeof saveSchema>;

/** A note on a thing; empty takes it away. */
export const noteSchema = refSchema.extend({
  note: z.string().trim().max(1000, { error: 'A note can have up to 1,000 characters. Please shorten it.' }),
});
export type NoteWish = z.output<typeof noteSchema>;

/** What a list's address says; what makes no sense is passed over. */
export const listSchema = z.object({
  q: z.string().trim().max(200).catch(''),
  kind: z.enum(thingKinds).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type ListWish = z.output<typeof listSchema>;
