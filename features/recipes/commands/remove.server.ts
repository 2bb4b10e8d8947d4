import { and, eq, isNotNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { holdOwn, notThere } from '../own-recipe.server.ts';
import { nextRunAt } from '../rules.ts';
import { recipes } from '../tables.server.ts';
import { intoPlace } from './place.server.ts';

/** Deletes one's own recipe with its runs; for a day it can be put back. */
export async function removeRecipe(id: string, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    await holdOwn(tx, id, userId);
    await tx
      .update(recipes)
      .set({ place: null, nextRunAt: null, deletedAt: now() })
      .where(eq(recipes.id, id));
    await recordEvent(tx, { kind: 'recipe.deleted', subject: `recipe:${id}`, actor: `user:${userId}` });
  });
}

/** Puts a deleted recipe back, if a place is free; one that is there stays as it is. */
export async function putBack(id: string, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const own = and(eq(recipes.id, id), eq(recipes.userId, userId));
    const [row] = await tx.select().from(recipes).where(own).for('update');
    if (!row) throw notThere();
    if (!row.deletedAt) return;
    const at = now();
    const next = row.pausedAt ? null : nextRunAt(row.schedule, id, at);
    await intoPlace(tx, userId, async (place) => {
      // A conflict would end the transaction, so the place is taken in a part of it that can be taken back.
      try {
        await tx.transaction((part) =>
          part
            .update(recipes)
            .set({ place, nextRunAt: next, deletedAt: null, usedAt: at })
            .where(and(own, isNotNull(recipes.deletedAt))),
        );
        return true;
      } catch (error) {
        if (isTaken(error)) return false;
        throw error;
      }
    });
    await recordEvent(tx, { kind: 'recipe.put-back', subject: `recipe:${id}`, actor: `user:${userId}` });
  });
}

/** Whether an error says that a unique index holds the value already. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
