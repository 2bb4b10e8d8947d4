import { desc, eq, getTableColumns } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { sharedResults, toolHistories, toolResults } from './tables.server.ts';

const { userId: _, place: _____, ...kept } = getTableColumns(toolResults);
const { userId: __, keyHash: ___, place: ____, ...shared } = getTableColumns(sharedResults);

export const toolHistoryData = definePersonalData({
  name: 'tool history',
  tables: ['tool_results', 'tool_histories', 'shared_results'],
  async export(db, { userId }): Promise<Record<string, unknown[]>> {
    if (!userId) return {};
    return {
      'results of tools': await db
        .select(kept)
        .from(toolResults)
        .where(eq(toolResults.userId, userId))
        .orderBy(desc(toolResults.changedAt)),
      'shared results': await db.select(shared).from(sharedResults).where(eq(sharedResults.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    if (!userId) return;
    await tx.delete(toolResults).where(eq(toolResults.userId, userId));
    await tx.delete(toolHistories).where(eq(toolHistories.userId, userId));
    await tx.delete(sharedResults).where(eq(sharedResults.userId, userId));
  },
});
