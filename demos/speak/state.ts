import { z } from 'zod';
import { bounds } from './job.ts';
import { type Heard, readers } from './voices.ts';

/** How much text the page takes: about twenty-five minutes of speech. */
export const mostSigns = 20_000;

/** What somebody wants to hear, and how. */
export const speakState = z.object({
  text: z.string().max(mostSigns),
  voice: z.enum(readers),
  speed: z.number().min(bounds.slowest).max(bounds.fastest),
  /** Seconds between two sentences. */
  pause: z.number().min(0).max(2),
  pronunciations: z
    .array(z.object({ written: z.string().max(bounds.written), said: z.string().max(bounds.written) }))
    .max(bounds.pronunciations),
});
export type SpeakState = z.output<typeof speakState>;

/** What is heard: in this browser the fast voice reads, whoever was chosen. */
export type HeardState = Omit<SpeakState, 'voice'> & { voice: Heard };
