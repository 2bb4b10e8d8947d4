import { evenly, lengthOf, type Point, pointsOf, type Taught } from './stroke.ts';

export interface Mark {
  /** Out of ten. */
  marks: number;
  words: string;
}

const count = 40;
const shortest = 40;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function apart(a: readonly Point[], b: readonly Point[]): number {
  return mean(a.map(([x, y], index) => Math.hypot(x - (b[index]?.[0] ?? 0), y - (b[index]?.[1] ?? 0))));
}

/** Where a stroke lies beside the one that was taught, in words; empty where it lies well. */
function leaning(drawn: readonly Point[], taught: readonly Point[]): string {
  const off = (axis: 0 | 1) => mean(drawn.map((point, index) => point[axis] - (taught[index]?.[axis] ?? 0)));
  const [right, down] = [off(0), off(1)];
  if (Math.max(Math.abs(right), Math.abs(down)) < 12) return '';
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'too far right' : 'too far left';
  return down > 0 ? 'too low' : 'too high';
}

/** What is wrong with a stroke that can't be marked at all; null where it can. */
export const strokeTrouble = (drawn: readonly Point[]): string | null =>
  lengthOf(drawn) < shortest
    ? 'That was a dot. Put the pen down on the number and keep it down along the whole stroke.'
    : null;

/** Marks a stroke against the one that was taught, and says what to mend first. */
export function markOf(drawn: readonly Point[], taught: Taught): Mark {
  const model = evenly(pointsOf(taught), count);
  const mine = evenly(drawn, count);
  const distance = apart(mine, model);
  if (apart(mine.toReversed(), model) < distance * 0.6)
    return { marks: 2, words: 'Backwards. Begin at the number and go the other way.' };
  const marks = Math.max(1, Math.min(10, Math.round(10 - distance / 9)));
  const long = lengthOf(drawn) / lengthOf(model);
  if (long < 0.7)
    return { marks: Math.min(marks, 5), words: 'You stopped early. Follow the stroke to its end.' };
  if (long > 1.5) return { marks: Math.min(marks, 5), words: 'That wandered. One slow movement is enough.' };
  const lean = leaning(mine, model);
  if (marks >= 9) return { marks, words: 'Lovely. Your pen knew where it was going.' };
  if (lean) return { marks, words: `A good shape, but ${lean}.` };
  return {
    marks,
    words: marks >= 6 ? 'Nearly. Slow down where it turns.' : 'Watch it once more, then go half as fast.',
  };
}
