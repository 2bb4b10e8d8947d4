import { at } from './numbers/numbers.ts';

/** A series as it may arrive: what is missing is null or no number. */
export type Given = ArrayLike<number | null | undefined>;

interface Prepared {
  /** Whole, and scaled so that the largest is between one and two. */
  values: Float64Array;
  scale: number;
  /** Places that were missing and are filled. */
  filled: number[];
  /** How many values were left out at the beginning, because so long ago says little and takes time. */
  dropped: number;
}

/** The longest stretch that models look at. */
const longest = 3000;

const isGiven = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Fills holes: from one season before and after where there is one, else along the line between the neighbours. */
function fill(values: Float64Array, holes: readonly number[], period: number): void {
  const missing = new Set(holes);
  for (const i of holes) {
    const near = [i - period, i + period].filter((j) => j >= 0 && j < values.length && !missing.has(j));
    if (period > 1 && near.length === 2) {
      values[i] = (at(values, near[0] ?? i) + at(values, near[1] ?? i)) / 2;
      continue;
    }
    let before = i - 1;
    while (before >= 0 && missing.has(before)) before--;
    let after = i + 1;
    while (after < values.length && missing.has(after)) after++;
    if (before < 0) values[i] = after < values.length ? at(values, after) : 0;
    else if (after >= values.length) values[i] = at(values, before);
    else {
      const share = (i - before) / (after - before);
      values[i] = at(values, before) * (1 - share) + at(values, after) * share;
    }
  }
}

/** A series that every model can read: its end if it is very long, without holes, with numbers of a common size. */
export function prepare(given: Given, period: number): Prepared {
  let last = given.length;
  while (last > 0 && !isGiven(given[last - 1])) last--;
  let first = Math.max(0, last - longest);
  while (first < last && !isGiven(given[first])) first++;
  const values = new Float64Array(last - first);
  const holes: number[] = [];
  let scale = 0;
  for (let i = first; i < last; i++) {
    const value = given[i];
    if (!isGiven(value)) holes.push(i - first);
    else {
      values[i - first] = value;
      scale = Math.max(scale, Math.abs(value));
    }
  }
  // A power of two, so that dividing and multiplying back changes no digit.
  scale = scale === 0 ? 1 : 2 ** Math.max(-1000, Math.floor(Math.log2(scale)));
  for (let i = 0; i < values.length; i++) values[i] = at(values, i) / scale;
  fill(values, holes, period);
  return { values, scale, filled: holes.map((i) => i + first), dropped: first };
}
