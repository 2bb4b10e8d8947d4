import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { scheduleRuns, schedules } from './tables.server.ts';

/** A run without its result: lists must not carry whole reports. */
const lineColumns = {
  id: scheduleRuns.id,
  scheduleId: scheduleRuns.scheduleId,
  by: scheduleRuns.by,
  startedAt: scheduleRuns.startedAt,
  endedAt: scheduleRuns.endedAt,
  ok: scheduleRuns.ok,
  said: scheduleRuns.said,
  changes: scheduleRuns.changes,
};

/** The schedules of an account in the order in which they were made, each with its runs, the newest first. */
export async function schedulesOf(userId: string) {
  const { db } = services().database;
  const rows = await db
    .select()
    .from(schedules)
    .where(eq(schedules.userId, userId))
    .orderBy(asc(schedules.id));
  const ids = rows.map(({ id }) => id);
  const runs = await db
    .select(lineColumns)
    .from(scheduleRuns)
    .where(inArray(scheduleRuns.scheduleId, ids))
    .orderBy(desc(scheduleRuns.id));
  const runsOf = Map.groupBy(runs, ({ scheduleId }) => scheduleId);
  return rows.map((row) => ({ ...row, runs: runsOf.get(row.id) ?? [] }));
}

/** One run of somebody's with its result and its schedule; null where it is not theirs, or is gone. */
export async function ownRun(id: string, userId: string) {
  const [found] = await services()
    .database.db.select({ run: scheduleRuns, schedule: schedules })
    .from(scheduleRuns)
    .innerJoin(schedules, eq(schedules.id, scheduleRuns.scheduleId))
    .where(and(eq(scheduleRuns.id, id), eq(schedules.userId, userId)));
  return found ?? null;
}
