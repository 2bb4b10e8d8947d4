import { asc, eq, lte } from 'drizzle-orm';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import { people } from '#server/notices/people.ts';
import { services } from '#server/services.ts';
import { holdOwn, type RecipeRow } from '../own-recipe.server.ts';
import type { Beginner } from '../recipes.ts';
import { nextRunAt } from '../rules.ts';
import { recipeRuns, recipes } from '../tables.server.ts';

/** A run that this process has started. */
export interface Begun {
  runId: string;
  recipeId: string;
  userId: string;
  by: Beginner;
  recipe: Recipe;
}

/** Writes down that a recipe runs; null where it runs already, which the unique index says. */
async function begin(tx: Tx, { id, userId, recipe }: RecipeRow, by: Beginner): Promise<Begun | null> {
  const runId = newId();
  const begun = await tx
    .insert(recipeRuns)
    .values({ id: runId, recipeId: id, by, startedAt: now() })
    .onConflictDoNothing()
    .returning({ id: recipeRuns.id });
  return begun.length > 0 ? { runId, recipeId: id, userId, by, recipe } : null;
}

/** Begins a run that somebody pressed; throws 404 where the recipe is not theirs and 409 while it runs. */
export async function beginByHand(id: string, userId: string): Promise<Begun> {
  return services().inTransaction(async (tx) => {
    const begun = await begin(tx, await holdOwn(tx, id, userId), 'hand');
    if (begun) return begun;
    const message = 'This recipe is already running. Its result will appear in the list.';
    throw new AppError({ status: 409, code: 'running', message });
  });
}

/** Claims one due run of a recipe. Its next time is set before anything is read, so no other process claims it too. */
function takeDue(): Promise<Begun | 'none' | 'passed over'> {
  return services().inTransaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(recipes)
      .where(lte(recipes.nextRunAt, at))
      .orderBy(asc(recipes.nextRunAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return 'none';
    await tx
      .update(recipes)
      .set({ nextRunAt: nextRunAt(due.schedule, due.id, at) })
      .where(eq(recipes.id, due.id));
    if (!(await people().isOpen(tx, due.userId))) return 'passed over';
    // If its owner is running it at this moment, that run counts for this time.
    return (await begin(tx, due, 'schedule')) ?? 'passed over';
  });
}

/** Takes the recipe that has been due the longest; null where none is. However many processes ask, each due time is taken once. */
export async function claimDue(): Promise<Begun | null> {
  for (;;) {
    const taken = await takeDue();
    if (taken === 'none') return null;
    if (taken !== 'passed over') return taken;
  }
}

/** Whether any recipe is due. */
export async function isAnyDue(): Promise<boolean> {
  const rows = await services()
    .database.db.select({ id: recipes.id })
    .from(recipes)
    .where(lte(recipes.nextRunAt, now()))
    .limit(1);
  return rows.length > 0;
}
