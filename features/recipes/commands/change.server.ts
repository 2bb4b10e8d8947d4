import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { holdOwn } from '../own-recipe.server.ts';
import { nextRunAt } from '../rules.ts';
import type { RecipeChange } from '../schema.ts';
import { recipeRuns, recipes } from '../tables.server.ts';

/**
 * Changes the name, the schedule or the recipe itself of one's own. Choosing a schedule lets one that rested go on;
 * another recipe is compared from its own first run on, because its columns may mean something else.
 */
export async function changeRecipe(id: string, change: RecipeChange, userId: string): Promise<void> {
  const at = now();
  await services().inTransaction(async (tx) => {
    await holdOwn(tx, id, userId);
    const { schedule } = change;
    const timing = schedule && { nextRunAt: nextRunAt(schedule, id, at), failures: 0, pausedAt: null };
    await tx
      .update(recipes)
      .set({ ...change, ...timing, usedAt: at })
      .where(eq(recipes.id, id));
    if (change.recipe) await tx.update(recipeRuns).set({ found: null }).where(eq(recipeRuns.recipeId, id));
    const data = { fields: Object.keys(change) };
    await recordEvent(tx, { kind: 'recipe.changed', subject: `recipe:${id}`, actor: `user:${userId}`, data });
  });
}
