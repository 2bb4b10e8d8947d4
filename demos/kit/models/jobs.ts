import { z } from 'zod';

/** How much one call takes: what is more goes into several. */
export const bounds = {
  texts: 64,
  signs: 2000,
  passages: 8,
  headings: 100,
  question: 500,
  sources: 60,
} as const;

const text = z.string().max(bounds.signs, { error: 'Use up to 2,000 characters per text.' });
const question = z
  .string()
  .trim()
  .min(1, { error: 'Enter a question.' })
  .max(bounds.question, { error: `Ask in ${bounds.question} characters or fewer.` });

/** Texts that are given vectors. */
export const embedJob = z.object({
  texts: z
    .array(text)
    .min(1)
    .max(bounds.texts, { error: `Send ${bounds.texts} texts or fewer.` }),
});

const letters = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });

/** A text in which an answer is looked for, outside its headings. */
const toRead = z.object({ text, headings: z.array(letters).max(bounds.headings).default([]) });

/** A question, and the passages in which its answer is looked for. */
export const readJob = z.object({
  question,
  passages: z
    .array(toRead)
    .min(1)
    .max(bounds.passages, { error: `Send ${bounds.passages} passages or fewer.` }),
});

/** A question, and the sentences that an answer is written from. */
export const writeJob = z.object({
  question,
  sources: z
    .array(text)
    .min(1)
    .max(bounds.sources, { error: `Send ${bounds.sources} sentences or fewer.` }),
});

export type EmbedJob = z.output<typeof embedJob>;
export type ReadJob = z.output<typeof readJob>;
export type WriteJob = z.output<typeof writeJob>;

export type ToRead = z.output<typeof toRead>;

/** What a thread or a worker of the reader is asked for at once. */
export interface ReadQuestion {
  question: string;
  passage: ToRead;
}
