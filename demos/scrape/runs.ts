import { z } from 'zod';
import { type Recipe, recipeSchema } from '#engines/scrape/recipe/schema.ts';
import { readTexts } from '#engines/scrape/values/read-texts.ts';
import type { Collected } from '#features/recipes/collect/collected.ts';
import { placesAmong } from './state.ts';

/** How many runs this browser remembers, and how much of them. */
const most = 8;
const mostCharacters = 2_000_000;

const text = z.string().max(5_000);

/** Rows that were collected: with what, when, and how it ended. */
const runSchema = z.object({
  name: z.string().max(4000),
  example: z.string().max(40).nullable(),
  pasted: z.boolean(),
  at: z.iso.datetime(),
  recipe: recipeSchema,
  rows: z.array(z.array(text).max(30)).max(5_000),
  health: z.array(z.number().min(0).max(1)).max(30),
  pages: z.array(z.object({ address: z.string().max(4000), rows: z.number() })).max(50),
  ended: z.enum(['last page', 'page limit', 'robots', 'row limit', 'time limit', 'problem']),
  problem: z.string().max(1000).optional(),
});
export type Run = z.output<typeof runSchema>;

/** The runs that were kept; what cannot be read any more is left out. */
export function readRuns(kept: unknown): Run[] {
  const list = z.array(z.unknown()).catch([]).parse(kept);
  return list.flatMap((one) => {
    const read = runSchema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** The runs with one more, the newest first; the oldest are forgotten where it would be too much. */
export function withRun(runs: readonly Run[], run: Run): Run[] {
  const next = [run, ...runs.filter(({ at }) => at !== run.at)].slice(0, most);
  while (next.length > 1 && JSON.stringify(next).length > mostCharacters) next.pop();
  return next;
}

/** What a run is called, and where its page came from. */
type RunName = Pick<Run, 'name' | 'example' | 'pasted' | 'at'>;

export const runOf = (
  recipe: Recipe,
  { rows, health, pages, ended, problem }: Collected,
  of: RunName,
): Run => ({
  ...of,
  recipe,
  rows,
  health,
  pages,
  ended,
  ...(problem === undefined ? {} : { problem }),
});

/**
 * A run's rows by the fields as they are called, ordered and read now; null where a field has come since or the
 * records are others, so that it has to be collected again.
 */
export function collectedBy(recipe: Recipe, run: Run): Collected | null {
  const places = placesAmong(recipe, run.recipe);
  if (!places) return null;
  const rows = run.rows.map((row) => places.map((at) => row[at] ?? ''));
  return {
    columns: recipe.fields.map(({ name }) => name),
    rows,
    ...readTexts(recipe.fields, rows),
    health: places.map((at) => run.health[at] ?? 0),
    pages: run.pages,
    ended: run.ended,
    ...(run.problem === undefined ? {} : { problem: run.problem }),
  };
}
