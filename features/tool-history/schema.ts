import { z } from 'zod';
import type { Block } from './blocks.ts';
import { mostBytes, refusalWords } from './rules.ts';
import { toolNames } from './tools.ts';

const text = z.string().max(60_000);
const mark = z.object({ start: z.int().min(0), end: z.int().min(0) });

const blockSchema: z.ZodType<Block> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('heading'), text: z.string().max(2000) }),
  z.object({ is: z.literal('text'), text }),
  z.object({ is: z.literal('answer'), text, note: z.string().max(200).nullable() }),
  z.object({ is: z.literal('quote'), text, mark: mark.nullable(), from: z.string().max(600) }),
  z.object({ is: z.literal('list'), items: z.array(text).max(2000) }),
  z.object({
    is: z.literal('table'),
    columns: z.array(z.string().max(2000)).max(60),
    rows: z.array(z.array(text).max(60)).max(2000),
  }),
  // Drawn as an image, in which browsers run no script and load nothing else.
  z.object({ is: z.literal('picture'), svg: z.string().startsWith('<svg').max(mostBytes), alt: text }),
]);

const shownSchema = z.object({
  tool: z.enum(toolNames),
  /** The page of the tool, where the result can be opened. */
  path: z.string().regex(/^\/(?:ai(?:-tools|\/demo)\/[a-z0-9-]{1,80}|pregnancy-chatbot)$/),
  title: z.string().trim().min(1, { error: 'Please enter a name.' }).max(160),
  blocks: z.array(blockSchema).min(1).max(3000),
});

/** A result to be kept in an account. */
export const resultSchema = shownSchema.extend({
  about: z.string().max(400),
  /** What the search looks through besides the title. */
  words: z.string().max(4000),
  pinned: z.boolean(),
  /** When this form was made. */
  changed: z.iso.datetime(),
  /** All that the tool needs to open it again, as a text of its own: only the tool reads it. */
  state: z.string().max(mostBytes, { error: refusalWords.tooLarge }),
});
export type NewResult = z.output<typeof resultSchema>;

/** Results that somebody asks for again, although they were deleted in the account. */
export const againSchema = z.object({ results: z.array(z.uuid()).max(1000) });

/** A result to be shared, and which of somebody's results it is. */
export const shareSchema = shownSchema.extend({ result: z.uuid() });
export type NewShare = z.output<typeof shareSchema>;

/** What is to be different about a kept result; what is left out stays. */
export const changeSchema = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, { error: 'Please enter a name.' })
      .max(160, { error: 'Please use at most 160 characters for the name.' }),
    pinned: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'Please say what to change.' });
export type ResultChange = z.output<typeof changeSchema>;

/** What the address of the list says; what makes no sense is passed over. */
export const listSchema = z.object({
  q: z.string().trim().max(200).catch(''),
  tool: z.enum(toolNames).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});
export type ListWish = z.output<typeof listSchema>;
