import { and, count, eq, ne, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { mostBytes, mostResults, refusalWords } from '../rules.ts';
import type { NewResult } from '../schema.ts';
import { toolResults } from '../tables.server.ts';

const full = () => new AppError({ status: 422, code: 'full', message: refusalWords.full });

/** Refuses what is larger than one result may be, all of it counted. */
export function refuseTooLarge(value: object, message: string): void {
  if (Buffer.byteLength(JSON.stringify(value)) > mostBytes)
    throw new AppError({ status: 422, code: 'too_large', message });
}

/**
 * Keeps a result in somebody's account, or the newer form of one that is there. What is older than what is kept is
 * passed over: two devices may send in any order.
 */
export async function keepResult(id: string, result: NewResult, userId: string): Promise<void> {
  refuseTooLarge(result, refusalWords.tooLarge);
  const { changed, ...rest } = result;
  // A browser whose clock is ahead must not stand before everything that comes later.
  const row = { ...rest, changedAt: new Date(Math.min(Date.parse(changed), now().getTime())) };
  await services().inTransaction(async (tx) => {
    const [others] = await tx
      .select({ results: count() })
      .from(toolResults)
      .where(and(eq(toolResults.userId, userId), ne(toolResults.id, id)));
    if ((others?.results ?? 0) >= mostResults) throw full();
    await tx
      .insert(toolResults)
      .values({ userId, id, ...row })
      .onConflictDoUpdate({
        target: [toolResults.userId, toolResults.id],
        set: row,
        setWhere: sql`${toolResults.changedAt} <= excluded.changed_at`,
      });
  });
}
