import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { nextRunAt } from '../rules.ts';
import type { NewRecipe } from '../schema.ts';
import { recipes } from '../tables.server.ts';
import { intoPlace } from './place.server.ts';

/** Saves a recipe for somebody and gives its id; throws 422 where all places of the account are taken. */
export async function saveRecipe({ name, recipe, schedule }: NewRecipe, userId: string): Promise<string> {
  const id = newId();
  const at = now();
  await services().inTransaction(async (tx) => {
    const row = { id, userId, name, recipe, schedule, createdAt: at, usedAt: at };
    await intoPlace(tx, userId, async (place) => {
      const made = await tx
        .insert(recipes)
        .values({ ...row, place, nextRunAt: nextRunAt(schedule, id, at) })
        .onConflictDoNothing({ target: [recipes.userId, recipes.place] })
        .returning({ id: recipes.id });
      return made.length > 0;
    });
    await recordEvent(tx, { kind: 'recipe.saved', subject: `recipe:${id}`, actor: `user:${userId}` });
  });
  return id;
}
