import { z } from 'zod';
import { longestPiece } from '#engines/speech/cut.ts';
import type { HeardWord } from '#engines/speech/heard.ts';
import { sampleRate } from '#engines/speech/sound.ts';

/** A piece of sound for the server: samples of 16 bits at 16 kHz, in base64. */
export const transcribeJob = z.object({
  /** A size of whisper, or the model that the operator connected. */
  model: z.enum(['base', 'small', 'provider']),
  pcm: z
    .base64({ error: 'This isn’t a sound file.' })
    .min(4)
    // Two bytes a sample, and four letters for three bytes.
    .max(Math.ceil((longestPiece + 1) * sampleRate * 2 * (4 / 3)), {
      error: `Send ${longestPiece} seconds or less.`,
    }),
});
export type TranscribeJob = z.output<typeof transcribeJob>;

/** Who writes it down. */
export type Listener = TranscribeJob['model'];

/** What was heard in it. */
export interface TranscribeResult {
  words: HeardWord[];
  /** Whisper where the connected model failed. */
  by: Listener;
}

/** How much of the model has arrived on the server, the first time that it is asked. */
export interface TranscribeProgress {
  bytes: number;
  of: number;
}
