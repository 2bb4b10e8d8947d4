import type { Caption } from '#engines/speak/files/captions.ts';
import type { Line } from '#engines/speak/script.ts';
import { toSamples } from '#lib/files/packed-sound.ts';
import type { SpeakResult } from './job.ts';

/** A line as sound. */
export interface Sound {
  samples: Float32Array;
  rate: number;
  /** The words that were said. */
  spoken: string;
  by: SpeakResult['by'];
}

/** All lines in one piece, with the time of each. */
export interface Recording {
  samples: Int16Array;
  rate: number;
  captions: readonly Caption[];
}

/** Joins the sounds of all lines with the pauses between them; null while one is missing. */
export function recordingOf(
  lines: readonly Line[],
  sounds: readonly (Sound | undefined)[],
  pause: number,
): Recording | null {
  const rate = sounds[0]?.rate;
  const parts: Int16Array[] = [];
  const captions: Caption[] = [];
  let at = 0;
  for (const [place, { text, pause: times }] of lines.entries()) {
    const sound = sounds[place];
    if (!sound || rate === undefined || sound.rate !== rate) return null;
    const said = toSamples(sound.samples);
    const still = place < lines.length - 1 ? Math.round(pause * times * rate) : 0;
    captions.push({ text, from: at / rate, to: (at + said.length) / rate });
    parts.push(said, new Int16Array(still));
    at += said.length + still;
  }
  if (rate === undefined) return null;
  const samples = new Int16Array(at);
  let next = 0;
  for (const part of parts) {
    samples.set(part, next);
    next += part.length;
  }
  return { samples, rate, captions };
}
