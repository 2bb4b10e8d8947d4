import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { definePersonalData } from '#server/personal-data/define.ts';
import { scheduleRuns, schedules } from './tables.server.ts';

const { userId: _, place: __, ...kept } = getTableColumns(schedules);

export const schedulesData = definePersonalData({
  name: 'schedules',
  tables: ['schedules', 'schedule_runs'],
  async export(db, { userId }): Promise<Record<string, unknown[]>> {
    if (!userId) return {};
    const mine = db.select({ id: schedules.id }).from(schedules).where(eq(schedules.userId, userId));
    return {
      schedules: await db
        .select(kept)
        .from(schedules)
        .where(eq(schedules.userId, userId))
        .orderBy(asc(schedules.id)),
      'runs of schedules': await db
        .select()
        .from(scheduleRuns)
        .where(inArray(scheduleRuns.scheduleId, mine))
        .orderBy(asc(scheduleRuns.id)),
    };
  },
  // The runs go with their schedules.
  async erase(tx, { userId }) {
    if (userId) await tx.delete(schedules).where(eq(schedules.userId, userId));
  },
});
