import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { isOpen } from '#server/tools/is-open.ts';
import type { KeptChanges } from './changes.ts';
import { notThere, type RecipeRow } from './own-recipe.server.ts';
import type { RecipeLine, RecipeList, RunDetail, RunLine } from './recipes.ts';
import { runsKept } from './rules.ts';
import { recipeRuns, recipes } from './tables.server.ts';

type RunRow = typeof recipeRuns.$inferSelect;

/** A run without its rows: lists must not carry tables. */
const lineColumns = {
  id: recipeRuns.id,
  recipeId: recipeRuns.recipeId,
  by: recipeRuns.by,
  startedAt: recipeRuns.startedAt,
  endedAt: recipeRuns.endedAt,
  ok: recipeRuns.ok,
  said: recipeRuns.said,
  pages: recipeRuns.pages,
  rows: recipeRuns.rows,
  counts: sql<KeptChanges['counts'] | null>`${recipeRuns.changes}->'counts'`,
};

type LineRow = Omit<RunRow, 'found' | 'changes'> & { counts: KeptChanges['counts'] | null };

const lineOf = ({ recipeId: _, startedAt, endedAt, ...run }: LineRow): RunLine => ({
  ...run,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const recipeLine = (
  { id, name, recipe, schedule, nextRunAt, pausedAt }: RecipeRow,
  lastRun: RunLine | null,
): RecipeLine => ({
  id,
  name,
  recipe,
  schedule,
  nextRunAt: nextRunAt?.toISOString() ?? null,
  pausedAt: pausedAt?.toISOString() ?? null,
  lastRun,
});

/** The recipes of an account in the order in which they were saved, each with its last run. */
export async function recipesOf(userId: string): Promise<RecipeList> {
  const { db } = services().database;
  const own = and(eq(recipes.userId, userId), isNull(recipes.deletedAt));
  const rows = await db.select().from(recipes).where(own).orderBy(asc(recipes.id));
  const last = await db
    .selectDistinctOn([recipeRuns.recipeId], lineColumns)
    .from(recipeRuns)
    .innerJoin(recipes, eq(recipes.id, recipeRuns.recipeId))
    .where(own)
    .orderBy(recipeRuns.recipeId, desc(recipeRuns.id));
  const lastOf = new Map(last.map((run) => [run.recipeId, lineOf(run)]));
  return {
    recipes: rows.map((row) => recipeLine(row, lastOf.get(row.id) ?? null)),
    open: isOpen('scraper'),
  };
}

/** One recipe of somebody's; throws 404 where it is not theirs. */
export async function ownRecipe(id: string, userId: string): Promise<RecipeLine> {
  const found = (await recipesOf(userId)).recipes.find((recipe) => recipe.id === id);
  if (!found) throw notThere();
  return found;
}

/** The runs of a recipe of somebody's, the newest first; throws 404 where it is not theirs. */
export async function runsOf(id: string, userId: string): Promise<RunLine[]> {
  await ownRecipe(id, userId);
  const rows = await services()
    .database.db.select(lineColumns)
    .from(recipeRuns)
    .where(eq(recipeRuns.recipeId, id))
    .orderBy(desc(recipeRuns.id))
    .limit(runsKept);
  return rows.map(lineOf);
}

/** One run with what changed and, where they are kept, its rows; throws 404 where it is not theirs. */
export async function ownRun(id: string, runId: string, userId: string): Promise<RunDetail> {
  const [found] = await services()
    .database.db.select({ run: recipeRuns })
    .from(recipeRuns)
    .innerJoin(recipes, eq(recipes.id, recipeRuns.recipeId))
    .where(
      and(
        eq(recipeRuns.id, runId),
        eq(recipes.id, id),
        eq(recipes.userId, userId),
        isNull(recipes.deletedAt),
      ),
    );
  if (!found) throw notThere();
  const { found: table, changes, ...run } = found.run;
  return { ...lineOf({ ...run, counts: changes?.counts ?? null }), changes, table };
}
