import { z } from 'zod';
import { kinds } from '../values/kind.ts';

/** The ways to find an element again; each says what its `value` is in `record-anchors.ts` and `field-anchors.ts`. */
const ways = [
  'word',
  'item',
  'data',
  'role',
  'aria',
  'inside',
  'path',
  'shape',
  'column',
  'label',
  'tag',
  'kind',
] as const;

const anchorSchema = z.strictObject({
  by: z.enum(ways),
  value: z.string().max(300),
  /** Which of several, from 0. */
  at: z.int().min(0).max(600).default(0),
  score: z.number().min(0).max(1),
});

const fieldSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  kind: z.enum(kinds),
  /** What of the element is the value. */
  take: z.enum(['text', 'link', 'picture', 'datetime', 'content']),
  anchors: z.array(anchorSchema).min(1).max(12),
});

/** A recipe as it travels in links and files: how to find the records of a page, and the fields of each. */
export const recipeSchema = z.strictObject({
  version: z.literal(1),
  address: z.url({ protocol: /^https?$/ }).max(2_000),
  records: z.strictObject({
    anchors: z.array(anchorSchema).min(1).max(12),
    /** The tag that begins each record, where records are runs of siblings. */
    run: z.enum(['dt', 'h2', 'h3', 'h4', 'h5']).nullable(),
    /** Whether records stand inside of records, as answers do. */
    nested: z.boolean(),
  }),
  fields: z.array(fieldSchema).min(1).max(30),
  /** How many pages are read at the most. */
  pages: z.int().min(1).max(50).default(1),
});

export type Recipe = z.infer<typeof recipeSchema>;
export type Field = Recipe['fields'][number];
export type Anchor = z.infer<typeof anchorSchema>;
export type Take = Field['take'];
