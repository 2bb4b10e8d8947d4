import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema, tokenSchema } from '#lib/form-schemas.ts';

/** What an enquiry can be about; several may fit. */
export const topics = [
  { value: 'product', label: 'A new product' },
  { value: 'rescue', label: 'Something that breaks' },
  { value: 'integration', label: 'Systems to connect' },
  { value: 'ai', label: 'Something with AI' },
  { value: 'people', label: 'People for our team' },
  { value: 'other', label: 'Something else' },
] as const;

/** Budgets, as ranges. */
export const budgets = [
  { value: 'under-10', label: 'Under €10,000' },
  { value: '10-30', label: '€10,000 to €30,000' },
  { value: '30-100', label: '€30,000 to €100,000' },
  { value: 'over-100', label: 'Over €100,000' },
  { value: 'unknown', label: 'Not known yet' },
] as const;

/** By when it is needed. */
export const timelines = [
  { value: 'now', label: 'As soon as possible' },
  { value: 'quarter', label: 'Within three months' },
  { value: 'half-year', label: 'Within half a year' },
  { value: 'open', label: 'No date yet' },
] as const;

const labelIn = (choices: readonly { value: string; label: string }[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? '';
/** A topic in words. */
export const topicLabel = labelIn(topics);
/** A budget in words. */
export const budgetLabel = labelIn(budgets);
/** A timeline in words. */
export const timelineLabel = labelIn(timelines);

const oneOf = (choices: readonly { value: string }[]) =>
  z
    .string()
    .refine((value) => value === '' || choices.some((choice) => choice.value === value), {
      error: 'Please choose one from the list.',
    })
    .optional()
    .default('');

/** The most files that come along. */
export const mostFiles = 5;
/** The largest file, in bytes. */
export const largestFile = 10 * 1024 * 1024;

const message = z
  .string({ error: 'Please write a few words.' })
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'Please write a few words.' })
      .max(8000, { error: 'This is more than 8,000 characters. A file may hold the rest.' }),
  );

const fileTokens = z
  .array(tokenSchema)
  .max(mostFiles, { error: `More than ${mostFiles} files cannot come along. Take some out.` })
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
    .pipe(z.string().max(120, { error: 'This name is too long for us.' }))
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

/** What the page of a conversation sends. */
export const answerSchema = z.object({ message, files: fileTokens, key: formKeySchema });
export type AnswerWish = z.output<typeof answerSchema>;
