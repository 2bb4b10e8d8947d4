import { z } from 'zod';
import { readers } from './voices.ts';

/** How much one call takes: a sentence. */
export const bounds = { signs: 400, pronunciations: 50, written: 60, slowest: 0.5, fastest: 2 } as const;

const short = z.string().trim().min(1).max(bounds.written);

/** A sentence that is read aloud. */
export const speakJob = z.object({
  text: z
    .string()
    .trim()
    .min(1, { error: 'There is nothing to read.' })
    .max(bounds.signs, { error: `A sentence may have ${bounds.signs} characters at most.` }),
  /** A speaker of Kokoro, the model that the operator connected, or the small voice that answers quickly. */
  voice: z.enum([...readers, 'fast']),
  speed: z.number().min(bounds.slowest).max(bounds.fastest),
  pronunciations: z.array(z.object({ written: short, said: short })).max(bounds.pronunciations),
  /** Nobody listens to it: the page only has the fast voice opened. */
  isWarmUp: z.boolean().optional(),
});
export type SpeakJob = z.output<typeof speakJob>;

/** What the page hears while it waits: the model is being fetched or opened. */
export type SpeakProgress = { is: 'fetching'; bytes: number; of: number } | { is: 'speaking' };

/** A sentence as sound: 16-bit samples in base64, so many a second, the words that were said, and who said them. */
export const speakResult = z.object({
  sound: z.string(),
  rate: z.number(),
  spoken: z.string(),
  by: z.enum(['kokoro', 'fast', 'provider']),
});
export type SpeakResult = z.output<typeof speakResult>;
