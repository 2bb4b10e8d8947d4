import { z } from 'zod';

/** Words whose meaning is looked up. */
export const wordsJob = z.object({
  words: z.array(z.string().trim().min(1).max(60)).min(1).max(12, 'Look up at most twelve words at a time.'),
});
export type WordsJob = z.output<typeof wordsJob>;

/** A sentence that an image model paints. */
export const paintJob = z.object({ prompt: z.string().trim().min(1).max(400) });
export type PaintJob = z.output<typeof paintJob>;

/** A picture as the model made it, and the model's name. */
export interface Painted {
  model: string;
  mediaType: string;
  base64: string;
}

/** The part nearest in meaning, for the words that are near enough to one. */
export type WordsResult = Readonly<Record<string, string>>;
