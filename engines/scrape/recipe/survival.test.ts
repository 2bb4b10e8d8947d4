import { describe, expect, it } from 'vitest';
import { mutations } from '../testing/mutations.ts';
import { samples } from '../testing/samples.ts';
import { recipeOf, rowsFrom, survival } from '../testing/survival.ts';
import { unseenSamples } from '../testing/unseen-samples.ts';

/** The share of cells that must come out right after each change, and how many random ones are tried for each page. */
const wanted: [mutation: string, share: number, runs: number][] = [
  ['a class renamed', 0.99, 3],
  ['every class renamed', 0.95, 1],
  ['advertisements between records', 1, 2],
  ['a badge in front of some', 1, 1],
  ['each record wrapped', 1, 1],
  ['what a record holds wrapped', 1, 1],
  ['the list wrapped', 1, 1],
  ['attributes reordered and added', 1, 1],
  ['other tags', 1, 3],
  ['a column more', 1, 1],
  ['three of these at once', 0.95, 3],
];

describe('a recipe', () => {
  it.each(samples)('takes what $name says', (sample) => {
    expect(rowsFrom(recipeOf(sample), sample.html)).toEqual(sample.rows);
  });

  it('is tried against every change', () => {
    const names = wanted.map(([mutation]) => mutation);
    expect(names.toSorted()).toEqual([...Object.keys(mutations), 'three of these at once'].toSorted());
  });

  it.each(wanted)('survives %s in %d of the cells', (mutation, share, runs) => {
    const shares = samples.map((sample) => survival(sample, mutation, runs));
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThanOrEqual(share);
  });

  it('holds on pages that it was not made for', () => {
    for (const sample of unseenSamples) {
      expect(rowsFrom(recipeOf(sample), sample.html)).toEqual(sample.rows);
      const shares = wanted.map(([mutation]) => survival(sample, mutation, 1));
      expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeGreaterThanOrEqual(0.9);
    }
  });
});
