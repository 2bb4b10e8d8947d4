import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema, tokenSchema, zoneSchema } from '#lib/forms/form-schemas.ts';
import { startSchema, typeSchema } from '../schema.ts';

/** How many times one poll may ask about. */
const mostTimes = 8;
/** How many people may answer it. */
export const mostVotes = 30;

/** What a person can say of a time, the best first. */
export const markNames = ['yes', 'maybe', 'no'] as const;
export type Mark = (typeof markNames)[number];
/** What somebody said, by the times as ISO text. */
export type Marks = Readonly<Record<string, Mark>>;

/** Times that were ticked: a form sends each as a field of its own, `times.<ISO time>`. */
const timesSchema = z
  .record(startSchema.in, z.string(), { error: 'Tick the times that would suit you.' })
  .transform((ticked) =>
    [...new Set(Object.keys(ticked).map((text) => Date.parse(text)))].toSorted((a, b) => a - b),
  )
  .refine((times) => times.length >= 2, {
    error: 'Tick at least two times. If only one suits, you can book it directly.',
  })
  .refine((times) => times.length <= mostTimes, { error: `Tick at most ${mostTimes} times.` });

/** What the form that starts a poll sends. */
export const proposeSchema = z.object({
  type: typeSchema,
  zone: zoneSchema,
  times: timesSchema,
  title: z.string().trim().max(100, { error: 'This is more than 100 characters.' }).optional().default(''),
  name: nameSchema,
  email: emailSchema,
  key: formKeySchema,
});
export type Proposal = z.output<typeof proposeSchema>;

/** What the form of somebody who was asked sends; a time without a word is a no. */
export const voteSchema = z.object({
  token: tokenSchema,
  /** Of an answer that is changed. */
  vote: tokenSchema.optional(),
  name: nameSchema,
  email: z
    .union([z.literal(''), emailSchema])
    .optional()
    .default(''),
  marks: z.record(z.string().max(40), z.enum(markNames)).optional().default({}),
  key: formKeySchema,
});
export type Vote = z.output<typeof voteSchema>;

/** What the button that ends a poll sends. */
export const closeSchema = z.object({ token: tokenSchema });
