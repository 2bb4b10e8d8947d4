import { z } from 'zod';

const text = z.string().trim().min(1).max(2000);
const words = z.array(text).min(1).max(20);
const place = z.int().min(0).max(200);

const shared = {
  id: z.string().min(1).max(60),
  /** What is asked. */
  ask: text,
  points: z.int().min(1).max(10).default(1),
  /** The section of the lesson that answers it; empty where there is none. */
  passage: z.string().max(80).default(''),
  /** Why the answer is what it is; shown once it was given. */
  because: z.string().max(2000).default(''),
};

/** A question in one of eight kinds. */
export const questionSchema = z.discriminatedUnion('kind', [
  /** One choice is right. */
  z.object({ ...shared, kind: z.literal('single'), choices: words, right: place }),
  /** Several choices are right. */
  z.object({ ...shared, kind: z.literal('several'), choices: words, right: z.array(place).min(1) }),
  /** The items as they should stand. */
  z.object({ ...shared, kind: z.literal('order'), items: words }),
  /** Each on the left belongs to the one beside it. */
  z.object({
    ...shared,
    kind: z.literal('match'),
    pairs: z
      .array(z.tuple([text, text]))
      .min(2)
      .max(10),
  }),
  /** A number; within the tolerance is right, within twice the tolerance half right. */
  z.object({
    ...shared,
    kind: z.literal('number'),
    right: z.number(),
    tolerance: z.number().min(0).default(0),
    unit: z.string().max(20).default(''),
  }),
  /** A few words; capitals, spaces and punctuation don't matter. */
  z.object({ ...shared, kind: z.literal('short'), accepted: words }),
  /** A text with gaps, written as {1}, {2} …; each gap takes any of its answers. */
  z.object({ ...shared, kind: z.literal('gap'), text, gaps: z.array(words).min(1).max(10) }),
  /** The pieces of a text; those at the right places have to be marked. */
  z.object({ ...shared, kind: z.literal('mark'), pieces: words, right: z.array(place).min(1) }),
]);

export type Question = z.infer<typeof questionSchema>;

/** What somebody answered. An answer of another kind than its question counts as none. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), chosen: place.nullable() }),
  z.object({ kind: z.literal('several'), chosen: z.array(place) }),
  /** Places of the items, in the order they were put into. */
  z.object({ kind: z.literal('order'), placed: z.array(place) }),
  /** For each on the left the place of the right one that was chosen. */
  z.object({ kind: z.literal('match'), chosen: z.array(place.nullable()) }),
  z.object({ kind: z.literal('number'), typed: z.string().max(200) }),
  z.object({ kind: z.literal('short'), typed: z.string().max(500) }),
  z.object({ kind: z.literal('gap'), typed: z.array(z.string().max(200)) }),
  z.object({ kind: z.literal('mark'), chosen: z.array(place) }),
]);

export type Answer = z.infer<typeof answerSchema>;
