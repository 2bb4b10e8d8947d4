import type { Mark, Marks } from './schema.ts';

/** How a time stands: how many said what of it. */
export interface Standing {
  start: string;
  yes: number;
  maybe: number;
  no: number;
  /** Nobody is lost to a better one: no other time has fewer against it, or as few with more who like it. */
  best: boolean;
}

const markOf = (marks: Marks, start: string): Mark => marks[start] ?? 'no';

/** Counts what everybody said. The best times are those that the fewest cannot make, then those that most like. */
export function tally(starts: readonly string[], votes: readonly Marks[]): Standing[] {
  const counted = starts.map((start) => {
    const said = votes.map((marks) => markOf(marks, start));
    const count = (mark: Mark) => said.filter((each) => each === mark).length;
    return { start, yes: count('yes'), maybe: count('maybe'), no: count('no') };
  });
  const worth = ({ yes, no }: { yes: number; no: number }) => yes - no * (votes.length + 1);
  const most = Math.max(...counted.map(worth));
  return counted.map((each) => ({ ...each, best: votes.length > 0 && worth(each) === most }));
}

/** Only what was asked about, in full: a time without a word is a no. */
export const marksFor = (starts: readonly string[], given: Readonly<Record<string, Mark>>): Marks =>
  Object.fromEntries(starts.map((start) => [start, markOf(given, start)]));
