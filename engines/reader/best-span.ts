/** A span of pieces [from, to], and how much better it is than saying that there is no answer. */
export interface PieceSpan {
  from: number;
  to: number;
  score: number;
}

/** No answer that the model learned from is longer. */
const longest = 30;

/**
 * The best span among the pieces from `first` up to `end`: the highest sum of its first and its last piece, less what
 * the model gives to [CLS], by which it says that nothing answers. No span holds a piece that may not be part of one.
 */
export function bestSpan(
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
  first: number,
  end: number,
  may: (piece: number) => boolean = () => true,
): PieceSpan | null {
  const none = (starts[0] ?? 0) + (ends[0] ?? 0);
  let best: PieceSpan | null = null;
  for (let from = first; from < end; from += 1)
    for (let to = from; to < Math.min(end, from + longest) && may(to); to += 1) {
      const score = (starts[from] ?? 0) + (ends[to] ?? 0) - none;
      if (!best || score > best.score) best = { from, to, score };
    }
  return best;
}
