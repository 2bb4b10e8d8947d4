import { partOf, type Span, sampleRate } from './sound.ts';
import { quietestMoment, voicedSpans } from './voice.ts';

/** A piece of a sound that is heard at once, and where somebody speaks in it; nobody does where there are no spans. */
export interface Piece extends Span {
  voiced: readonly Span[];
}

/** The model was taught with pieces of this length, and makes things up in longer ones. */
export const longestPiece = 25;
/** A shorter piece tells the model too little of what is spoken about. */
const shortestPiece = 5;
/** From here on any pause is good enough, so that text appears soon. */
const goodPiece = 12;

/** Where the piece that begins at `start` ends, given the pauses of the sound. */
function cutAfter(start: number, pauses: readonly Span[], length: number, samples: Float32Array): number {
  if (length - start <= goodPiece) return length;
  const middles = pauses
    .map((pause) => ({ at: (pause.start + pause.end) / 2, long: pause.end - pause.start }))
    .filter(({ at }) => at >= start + shortestPiece && at <= start + longestPiece);
  const early = middles.filter(({ at }) => at <= start + goodPiece);
  const best = early.toSorted((one, other) => other.long - one.long)[0] ?? middles[0];
  if (best) return best.at;
  if (length - start <= longestPiece) return length;
  // Nobody pauses for breath: cut where it is quietest.
  const within = { start: start + goodPiece, end: start + longestPiece };
  return within.start + quietestMoment(partOf(samples, within));
}

/** The silences between voices, and before the first and after the last. */
function pausesBetween(voiced: readonly Span[], length: number): Span[] {
  const starts = [0, ...voiced.map(({ end }) => end)];
  const ends = [...voiced.map(({ start }) => start), length];
  return starts
    .map((start, at) => ({ start, end: ends[at] ?? length }))
    .filter(({ start, end }) => end > start);
}

/** Cuts a sound at pauses into pieces that follow each other without gap or overlap, none longer than 25 seconds. */
export function cutAtPauses(samples: Float32Array): Piece[] {
  const length = samples.length / sampleRate;
  const voiced = voicedSpans(samples);
  const pauses = pausesBetween(voiced, length);
  const pieces: Piece[] = [];
  let start = 0;
  while (start < length) {
    const end = cutAfter(start, pauses, length, samples);
    pieces.push({ start, end, voiced: within(voiced, { start, end }) });
    start = end;
  }
  return pieces;
}

/** The parts of spans that are in this one. */
function within(spans: readonly Span[], { start, end }: Span): Span[] {
  return spans
    .map((span) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }))
    .filter((span) => span.end - span.start > 0.01);
}

/** How long somebody must be silent before what they said is a piece of its own, while more is still to come. */
const livePause = 0.7;

/** Where the first piece of a sound that still goes on ends; null while nothing can be told yet. */
export function cutWhileSpeaking(samples: Float32Array): number | null {
  const length = samples.length / sampleRate;
  const voiced = voicedSpans(samples);
  const [first] = voiced;
  // A long silence is put away, so that it does not come before the next words.
  if (!first) return length > goodPiece ? length - 1 : null;
  const pause = pausesBetween(voiced, length)
    .filter(({ start }) => start > 0 && start >= Math.min(shortestPiece, first.start + 1.5))
    .find(({ start, end }) => end - start >= livePause);
  if (pause) return (pause.start + pause.end) / 2;
  if (length < longestPiece) return null;
  return goodPiece + quietestMoment(partOf(samples, { start: goodPiece, end: longestPiece }));
}
