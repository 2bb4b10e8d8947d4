import { type Span, sampleRate } from './sound.ts';

/** Loudness is looked at in steps of 20 ms. */
const step = 0.02;
const stepSamples = step * sampleRate;

/** Below this, nobody speaks, however quiet the room is: about 54 dB under full scale. */
const quietest = 0.002;
/** Speech stands out of the noise by this factor; while somebody speaks, less is enough. */
const begins = 3;
const goesOn = 1.8;
/** Shorter silences are part of a word, and shorter noises are no speech. */
const shortestPause = 0.25;
const shortestVoice = 0.06;
/** What is kept on both sides of a voice: soft first and last sounds. */
const margin = 0.1;

/** How loud each step of 20 ms is. */
function loudness(samples: Float32Array): Float32Array {
  const levels = new Float32Array(Math.ceil(samples.length / stepSamples));
  for (let at = 0; at < levels.length; at += 1) {
    const from = at * stepSamples;
    const to = Math.min(samples.length, from + stepSamples);
    let sum = 0;
    for (let i = from; i < to; i += 1) sum += (samples[i] ?? 0) ** 2;
    levels[at] = Math.sqrt(sum / (to - from));
  }
  return levels;
}

/** The noise of the room: what a tenth of the steps stays below, but never so high that nobody could speak over it. */
function noiseOf(levels: Float32Array): number {
  const sorted = levels.toSorted();
  const low = sorted[Math.floor(sorted.length * 0.1)] ?? 0;
  const high = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  return Math.min(low, high / 6);
}

/** Where somebody speaks, in order and apart. */
export function voicedSpans(samples: Float32Array): Span[] {
  const levels = loudness(samples);
  const floor = Math.max(noiseOf(levels), quietest / begins);
  const found: Span[] = [];
  let since: number | null = null;
  for (let at = 0; at <= levels.length; at += 1) {
    const level = levels[at] ?? 0;
    if (since === null && level >= floor * begins) since = at;
    else if (since !== null && level < floor * goesOn) {
      found.push({ start: since * step, end: at * step });
      since = null;
    }
  }
  const length = samples.length / sampleRate;
  const joined: Span[] = [];
  for (const span of found) {
    const last = joined.at(-1);
    if (last && span.start - last.end < shortestPause) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined
    .filter(({ start, end }) => end - start >= shortestVoice)
    .map(({ start, end }) => ({ start: Math.max(0, start - margin), end: Math.min(length, end + margin) }));
}

/** The quietest moment of a sound, in seconds: where a cut does least harm. */
export function quietestMoment(samples: Float32Array): number {
  const levels = loudness(samples);
  // A tenth of a second, so that it is no gap inside a word.
  const around = 2;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = around; at < levels.length - around; at += 1) {
    let sum = 0;
    for (let i = at - around; i <= at + around; i += 1) sum += levels[i] ?? 0;
    if (sum < least) {
      least = sum;
      best = at;
    }
  }
  return (best + 0.5) * step;
}
