import { and, lte } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { ownResult } from '../queries.server.ts';
import { mostBytes, mostResults, refusalWords } from '../rules.ts';
import type { NewResult } from '../schema.ts';
import { toolResults } from '../tables.server.ts';
import { atFreePlace } from './free-place.server.ts';

const full = () => new AppError({ status: 422, code: 'full', message: refusalWords.full });

/** Refuses what is larger than one result may be, all of it counted. */
export function refuseTooLarge(value: object, message: string): void {
  if (Buffer.byteLength(JSON.stringify(value)) > mostBytes)
    throw new AppError({ status: 422, code: 'too_large', message });
}

const deleted = () => new AppError({ status: 410, code: 'deleted', message: refusalWords.deleted });

/**
 * Keeps a result in somebody's account, or the newer form of one that is there. What is older than what is kept is
 * passed over: two devices may send in any order. A browser says when the account had the result already: one that has
 * been deleted since is refused and doesn't come back.
 */
export async function keepResult(id: string, result: NewResult, userId: string): Promise<void> {
  refuseTooLarge(result, refusalWords.tooLarge);
  const { changed, wasKept, ...rest } = result;
  // A browser whose clock is ahead must not stand before everything that comes later.
  const changedAt = new Date(Math.min(Date.parse(changed), now().getTime()));
  const row = { ...rest, changedAt };
  const { db } = services().database;
  const own = ownResult(id, userId);
  await atFreePlace({
    table: toolResults,
    userId,
    most: mostResults,
    before: async () => {
      await db
        .update(toolResults)
        .set(row)
        .where(and(own, lte(toolResults.changedAt, changedAt)));
      const [there] = await db.select({ id: toolResults.id }).from(toolResults).where(own);
      if (!there && wasKept) throw deleted();
      return there ?? null;
    },
    add: async (place) => {
      const [added] = await db
        .insert(toolResults)
        .values({ userId, id, place, ...row })
        .onConflictDoNothing()
        .returning({ id: toolResults.id });
      return added ?? null;
    },
    full,
  });
}
