import { z } from 'zod';
import { bounds } from './job.ts';
import { voiceIds } from './voices.ts';

/** How much text the page takes: about twenty-five minutes of speech. */
export const mostSigns = 20_000;

/** What somebody wants to hear, and how. */
const speakState = z.object({
  text: z.string().max(mostSigns),
  voice: z.enum(voiceIds),
  speed: z.number().min(bounds.slowest).max(bounds.fastest),
  /** Seconds between two sentences. */
  pause: z.number().min(0).max(2),
  pronunciations: z
    .array(z.object({ written: z.string().max(bounds.written), said: z.string().max(bounds.written) }))
    .max(bounds.pronunciations),
});
export type SpeakState = z.output<typeof speakState>;

const pastText = z.object({ at: z.iso.datetime(), title: z.string(), state: speakState });
export type PastText = z.output<typeof pastText>;

const mostKept = 30;

/** The texts that this browser remembers; what cannot be read any more is left out. */
export function readPast(kept: unknown): PastText[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(kept)
    .flatMap((one) => {
      const read = pastText.safeParse(one);
      return read.success ? [read.data] : [];
    });
}

/** What a text is called: its first words. */
export const titleOf = (text: string): string => {
  const [first = ''] = text
    .trim()
    .replace(/^#+\s*/, '')
    .split('\n');
  return first.length > 60 ? `${first.slice(0, 57).trimEnd()}…` : first;
};

/** The texts with this one first; the same text takes its own place. */
export const withText = (past: readonly PastText[], state: SpeakState, at: string): PastText[] => [
  { at, title: titleOf(state.text), state },
  ...past.filter(({ state: { text } }) => text !== state.text).slice(0, mostKept - 1),
];
