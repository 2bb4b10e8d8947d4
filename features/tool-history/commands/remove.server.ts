import { and, eq } from 'drizzle-orm';
import { notThere, ownResult } from '../queries.server.ts';
import { sharedResults, toolResults } from '../tables.server.ts';
import { inHistory, setDeleted } from './history.server.ts';

/** Deletes one's own result for good, with the link that shows it; throws 404 where it is not theirs. */
export async function removeResult(id: string, userId: string): Promise<void> {
  const wasThere = await inHistory(userId, async ({ tx, deleted }) => {
    // Its name is noted even where it isn't kept: its first form may still be on its way.
    await setDeleted(tx, userId, [id, ...deleted]);
    const { rowCount } = await tx.delete(toolResults).where(ownResult(id, userId));
    await tx
      .delete(sharedResults)
      .where(and(eq(sharedResults.userId, userId), eq(sharedResults.resultId, id)));
    return rowCount !== 0;
  });
  if (!wasThere) throw notThere();
}

/** Deletes everything that somebody keeps, with all links; gives how many results there were. */
export const removeAllResults = (userId: string): Promise<number> =>
  inHistory(userId, async ({ tx, deleted }) => {
    await tx.delete(sharedResults).where(eq(sharedResults.userId, userId));
    const gone = await tx
      .delete(toolResults)
      .where(eq(toolResults.userId, userId))
      .returning({ id: toolResults.id });
    await setDeleted(tx, userId, [...gone.map(({ id }) => id), ...deleted]);
    return gone.length;
  });

/** Lets results come back that were deleted, because somebody asks for them. */
export const allowAgain = (results: readonly string[], userId: string): Promise<void> =>
  inHistory(userId, async ({ tx, deleted }) => {
    await setDeleted(
      tx,
      userId,
      deleted.filter((id) => !results.includes(id)),
    );
  });
