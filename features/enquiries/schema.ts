import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema, tokenSchema } from '#lib/forms/form-schemas.ts';
import { listFields } from '#lib/lists/list-query.ts';
import { budgets, mostFiles, timelines, topics } from './choices.ts';

const oneOf = (choices: readonly { value: string }[]) =>
  z
    .string()
    .refine((value) => value === '' || choices.some((choice) => choice.value === value), {
      error: 'Please choose one from the list.',
    })
    .optional()
    .default('');

const message = z
  .string({ error: 'Please write a few words.' })
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'Please write a few words.' })
      .max(8000, { error: 'This is more than 8,000 characters. You can attach the rest as a file.' }),
  );

const fileTokens = z
  .array(tokenSchema)
  .max(mostFiles, { error: `More than ${mostFiles} files are too many. Please remove some.` })
  .optional()
  .default([]);

/** The campaign parameters that an address may carry. */
export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'ref'];

/** What the enquiry form sends: the same for the browser, the API and the command. */
export const enquirySchema = z.object({
  name: nameSchema,
  email: emailSchema,
  company: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(120, { error: 'This name is too long.' }))
    .optional()
    .default(''),
  topics: z
    .array(z.enum(topics.map(({ value }) => value)))
    .max(topics.length)
    .optional()
    .default([]),
  budget: oneOf(budgets),
  timeline: oneOf(timelines),
  message,
  /** Tokens of files that were uploaded before. */
  files: fileTokens,
  consent: z
    .literal('yes')
    .optional()
    .catch(undefined)
    .transform((tick) => tick === 'yes'),
  /** The query of the page that the form stood on: what it was about, and the campaign. */
  query: z.string().max(16_000).optional().default('').catch(''),
  /** The page that led to the form. */
  page: z.string().max(500).optional().default('').catch(''),
  /** Filled in by machines only: nobody sees it. */
  website: z.string().max(2000).optional().default('').catch('x'),
  /** The answer to a puzzle; a page without scripts sends none. */
  puzzle: z.string().max(1000).optional().default('').catch(''),
  key: formKeySchema,
});
export type EnquiryWish = z.output<typeof enquirySchema>;

/** Where the enquiries of a list may stand; the first is any of them. */
export const listStates = ['all', 'open', 'answered', 'closed'] as const;

/** What the address of an account's list says: words to find, a state, a page. What makes no sense is left out. */
export const listSchema = z.object({
  ...listFields,
  state: z.enum(listStates).optional().default('all').catch('all'),
});
export type ListWish = z.output<typeof listSchema>;

/** What the page of a conversation sends when it was looked at. */
export const readSchema = z.object({ upTo: z.uuid().optional() });

/** What the page of a conversation sends. */
export const answerSchema = z.object({ message, files: fileTokens, key: formKeySchema });
export type AnswerWish = z.output<typeof answerSchema>;
