import { z } from 'zod';
import { recipeSchema } from '#engines/scrape/recipe/schema.ts';
import type { KeptChanges } from './changes.ts';
import {
  beginners,
  type RecipeLine,
  type RecipeList,
  type RunDetail,
  type RunLine,
  schedules,
} from './recipes.ts';

const cells = z.array(z.string());
const rows = z.array(cells);
const counts = z.object({ added: z.number(), gone: z.number(), changed: z.number(), same: z.number() });

const runLine = z.object({
  id: z.string(),
  by: z.enum(beginners),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  ok: z.boolean(),
  said: z.string(),
  pages: z.number(),
  rows: z.number(),
  counts: counts.nullable(),
}) satisfies z.ZodType<RunLine>;

const changes = z.object({
  columns: cells,
  counts,
  added: rows,
  gone: rows,
  changed: z.array(
    z.object({
      row: cells,
      cells: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
}) satisfies z.ZodType<KeptChanges>;

/** What the server answers about runs and recipes. Zod is on this page already: it reads the recipes that links carry. */
export const runSchema = runLine.extend({
  changes: changes.nullable(),
  table: z.object({ columns: cells, rows }).nullable(),
}) satisfies z.ZodType<RunDetail>;

export const runsSchema = z.object({ runs: z.array(runLine) });

export const lineSchema = z.object({
  id: z.string(),
  name: z.string(),
  recipe: recipeSchema,
  schedule: z.enum(schedules),
  nextRunAt: z.string().nullable(),
  pausedAt: z.string().nullable(),
  lastRun: runLine.nullable(),
}) satisfies z.ZodType<RecipeLine>;

export const listSchema = z.object({
  recipes: z.array(lineSchema),
  open: z.boolean(),
}) satisfies z.ZodType<RecipeList>;
