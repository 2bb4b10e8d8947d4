import { z } from 'zod';

/** How much one call takes: what is more goes into several. */
export const bounds = { texts: 64, signs: 2000, passages: 8, question: 500, sources: 60 } as const;

const text = z.string().max(bounds.signs, { error: 'A text may have 2,000 characters at most.' });
const question = z
  .string()
  .trim()
  .min(1, { error: 'Please write a question.' })
  .max(bounds.question, { error: `Please ask in ${bounds.question} characters or fewer.` });

/** Texts that are given vectors. */
export const embedJob = z.object({
  texts: z
    .array(text)
    .min(1)
    .max(bounds.texts, { error: `Send ${bounds.texts} texts at most.` }),
});

/** A question, and the passages in which its answer is looked for. */
export const readJob = z.object({
  question,
  passages: z
    .array(text)
    .min(1)
    .max(bounds.passages, { error: `Send ${bounds.passages} passages at most.` }),
});

/** A question, and the sentences that an answer is written from. */
export const writeJob = z.object({
  question,
  sources: z
    .array(text)
    .min(1)
    .max(bounds.sources, { error: `Send ${bounds.sources} sentences at most.` }),
});

export type EmbedJob = z.output<typeof embedJob>;
export type ReadJob = z.output<typeof readJob>;
export type WriteJob = z.output<typeof writeJob>;

/** What a thread or a worker of the reader is asked for at once. */
export interface ReadQuestion {
  question: string;
  passage: string;
}
