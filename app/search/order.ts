import { fusedByRank, ranked } from '#engines/retrieve/fuse.ts';

interface Ranks {
  /** The places of what fits by its letters, best first. */
  letters: readonly number[];
  /** Whether every word was found there, and not only half of them. */
  exact: boolean;
  /** How near each place is by its meaning. */
  nearness: readonly number[];
}

/** Below this two texts have hardly more in common than any two. */
const leastNear = 0.3;
const mostNear = 12;

/** The places in one order by letters and by meaning. What was typed exactly counts twice; a mere likeness of words does not. */
export function inOneOrder({ letters, exact, nearness }: Ranks): number[] {
  const near = ranked(nearness)
    .filter((place) => (nearness[place] ?? 0) >= leastNear)
    .slice(0, mostNear);
  const rankings = exact ? [letters, letters, near] : [letters, near, near];
  const scores = fusedByRank(rankings, nearness.length);
  return ranked(scores).filter((place) => (scores[place] ?? 0) > 0);
}
