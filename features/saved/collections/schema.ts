import { z } from 'zod';
import { refSchema } from '../schema.ts';

/** The most things in one collection: what a person still puts in order by hand. */
export const mostInCollection = 200;
/** The most collections of one account. */
export const mostCollections = 10_000;

const id = z.uuid({ error: 'This collection no longer exists.' });
const note = z
  .string()
  .trim()
  .max(1000, { error: 'A note can have up to 1,000 characters. Please shorten it.' });

const nameSchema = z
  .string({ error: 'Please give the collection a name.' })
  .trim()
  .min(1, { error: 'Please give the collection a name.' })
  .max(80, { error: 'A name can have up to 80 characters. Please shorten it.' });

/** What makes a collection. */
export const makeSchema = z.object({ name: nameSchema });
/** What a collection is called and said to be. */
export const describeSchema = z.object({ collection: id, name: nameSchema, note });
/** A collection alone: to delete, to show, to take back. */
export const collectionSchema = z.object({ collection: id });
/** A thing in a collection. */
export const itemSchema = refSchema.extend({ collection: id });
/** What one would say of a thing in this collection. */
export const itemNoteSchema = itemSchema.extend({ note });

const step = z.enum(['up', 'down']);
/** Where a thing goes: one step, or to a place counted from 0. */
export const moveSchema = itemSchema.and(
  z.union([z.object({ step }), z.object({ to: z.coerce.number().int().min(0).max(mostInCollection) })]),
);
export type MoveWish = z.output<typeof moveSchema>;
