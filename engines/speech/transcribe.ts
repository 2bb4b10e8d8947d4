import { cutAtPauses, type Piece } from './cut.ts';
import type { Hear } from './heard.ts';
import { linesOf, placeWords } from './place-words.ts';
import { partOf, sampleRate } from './sound.ts';
import type { Line, Word } from './transcript.ts';

/** How far a transcript is. */
interface Heard {
  lines: readonly Line[];
  /** Seconds that were heard, of how many. */
  done: number;
  of: number;
}

interface Hooks {
  signal?: AbortSignal;
  /** Told after every piece. */
  report?: (heard: Heard) => void;
}

/** Hears one piece; where nobody speaks, the model is not asked, because it would make something up. */
export async function hearPiece(hear: Hear, samples: Float32Array, piece: Piece): Promise<Word[]> {
  if (piece.voiced.length === 0) return [];
  return placeWords(await hear(partOf(samples, piece)), piece);
}

/** Writes down a whole sound, piece by piece. */
export async function transcribe(
  hear: Hear,
  samples: Float32Array,
  { signal, report }: Hooks = {},
): Promise<Line[]> {
  const of = samples.length / sampleRate;
  const words: Word[] = [];
  for (const piece of cutAtPauses(samples)) {
    signal?.throwIfAborted();
    words.push(...(await hearPiece(hear, samples, piece)));
    report?.({ lines: linesOf(words, 1), done: piece.end, of });
  }
  return linesOf(words, 1);
}
