import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { mostDeleted } from '../rules.ts';
import { type sharedResults, toolHistories, type toolResults } from '../tables.server.ts';

/** A history that nobody else changes until the transaction ends. */
interface OpenHistory {
  tx: Tx;
  deleted: readonly string[];
}

/** Changes somebody's history; whoever else changes it waits meanwhile. */
export const inHistory = <T>(userId: string, work: (history: OpenHistory) => Promise<T>): Promise<T> =>
  services().inTransaction(async (tx) => {
    // Changing nothing locks the row, which is made where there is none yet.
    const [row] = await tx
      .insert(toolHistories)
      .values({ userId })
      .onConflictDoUpdate({ target: toolHistories.userId, set: { userId } })
      .returning({ deleted: toolHistories.deleted });
    return work({ tx, deleted: row?.deleted ?? [] });
  });

/** The lowest place of somebody's that is free; null where all are taken. */
export async function freePlace(
  tx: Tx,
  table: typeof toolResults | typeof sharedResults,
  { userId, most }: { userId: string; most: number },
): Promise<number | null> {
  const rows = await tx.select({ place: table.place }).from(table).where(eq(table.userId, userId));
  const taken = new Set(rows.map(({ place }) => place));
  return Array.from({ length: most }, (_, at) => at + 1).find((place) => !taken.has(place)) ?? null;
}

/** Notes which results are gone. */
export const setDeleted = (tx: Tx, userId: string, deleted: readonly string[]) =>
  tx
    .update(toolHistories)
    .set({ deleted: [...new Set(deleted)].slice(0, mostDeleted) })
    .where(eq(toolHistories.userId, userId));
