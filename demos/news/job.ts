import { z } from 'zod';

/** How much of a text is read. */
export const bounds = { signs: 200_000, sentences: 200, articles: 5, question: 300 } as const;

/** What a question is asked of: the paragraphs of an article, as they were read. */
const asked = z.object({
  title: z.string().max(500),
  published: z.string().max(60),
  paragraphs: z.array(z.string().max(20_000)).min(1).max(400),
});

/** What the server is asked for: to read something, or to answer from what was read. It keeps neither. */
export const newsJob = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('read'),
    address: z.string().trim().min(1, { error: 'Enter an address.' }).max(2000),
  }),
  z.object({
    do: z.literal('text'),
    text: z
      .string()
      .trim()
      .min(80, { error: 'Paste a text of at least a few sentences.' })
      .max(bounds.signs, { error: 'Paste a shorter text, up to 200,000 characters.' }),
  }),
  z.object({
    do: z.literal('ask'),
    question: z
      .string()
      .trim()
      .min(3, { error: 'Enter a question.' })
      .max(bounds.question, { error: `Ask in ${bounds.question} characters or fewer.` }),
    articles: z.array(asked).min(1).max(bounds.articles),
  }),
]);

export type NewsJob = z.output<typeof newsJob>;
export type AskedArticle = z.output<typeof asked>;
