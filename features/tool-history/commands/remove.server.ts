import { and, eq } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { notThere, ownResult } from '../queries.server.ts';
import { sharedResults, toolResults } from '../tables.server.ts';

/** Deletes one's own result for good, with the link that shows it; throws 404 where it is not theirs. */
export async function removeResult(id: string, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const { rowCount } = await tx.delete(toolResults).where(ownResult(id, userId));
    if (rowCount === 0) throw notThere();
    await tx
      .delete(sharedResults)
      .where(and(eq(sharedResults.userId, userId), eq(sharedResults.resultId, id)));
  });
}

/** Deletes everything that somebody keeps, with all links; gives how many results there were. */
export const removeAllResults = (userId: string): Promise<number> =>
  services().inTransaction(async (tx) => {
    await tx.delete(sharedResults).where(eq(sharedResults.userId, userId));
    const { rowCount } = await tx.delete(toolResults).where(eq(toolResults.userId, userId));
    return rowCount ?? 0;
  });
