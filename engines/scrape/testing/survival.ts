import fc from 'fast-check';
import type { Element } from '../page/bounded-parse.ts';
import { readPage } from '../page/page.ts';
import { recordsAround } from '../pattern/records.ts';
import { applyRecipe } from '../recipe/apply.ts';
import { makeRecipe } from '../recipe/make.ts';
import type { Recipe } from '../recipe/schema.ts';
import { mutate } from './mutations.ts';
import type { Sample } from './samples.ts';

const address = 'https://example.com/list';

const made = new Map<Sample, Recipe>();

/** The recipe that pointing at a sample's fields makes. */
export function recipeOf(sample: Sample): Recipe {
  const known = made.get(sample);
  if (known) return known;
  const page = readPage(sample.html, address);
  const elements = sample.point.map((selector) => page.$(selector)[0] as Element);
  const pattern = elements[0] && recordsAround(page, elements[0]);
  const recipe =
    pattern &&
    makeRecipe(
      page,
      pattern,
      elements.map((element) => ({ element })),
    );
  if (!recipe) throw new Error(`no recipe for ${sample.name}`);
  made.set(sample, recipe);
  return recipe;
}

/** The rows that a recipe takes from a source. */
export const rowsFrom = (recipe: Recipe, html: string): string[][] =>
  applyRecipe(recipe, readPage(html, address)).rows;

/** The share of a sample's cells that come out right, of all that should or did. */
function cellsRight(wanted: readonly string[][], got: readonly string[][]): number {
  const count = (rows: readonly string[][]) =>
    Map.groupBy(
      rows.flatMap((row) => row.map((cell, at) => JSON.stringify([row[0] ?? '', at, cell]))),
      (cell) => cell,
    );
  const found = count(got);
  let right = 0;
  for (const [cell, times] of count(wanted)) right += Math.min(times.length, found.get(cell)?.length ?? 0);
  const all = Math.max(wanted.flat().length, got.flat().length);
  return all === 0 ? 1 : right / all;
}

/** The share that survives a mutation, over a number of random ones; always the same, so that it can be asserted. */
export function survival(sample: Sample, mutation: string, runs: number): number {
  const recipe = recipeOf(sample);
  const draws = fc.sample(fc.array(fc.nat({ max: 9_999 }), { minLength: 31, maxLength: 31 }), {
    seed: 44,
    numRuns: runs,
  });
  const shares = draws.map((drawn) =>
    cellsRight(sample.rows, rowsFrom(recipe, mutate(sample.html, mutation, drawn))),
  );
  return shares.reduce((sum, share) => sum + share, 0) / runs;
}
