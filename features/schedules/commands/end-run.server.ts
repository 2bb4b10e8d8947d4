import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { changesSince, isNews } from '../changes.ts';
import type { ScheduleRow } from '../own-schedule.server.ts';
import { isToPause } from '../rules.ts';
import { type Found, resultsKept, runsKept } from '../schedules.ts';
import { scheduleRuns, schedules } from '../tables.server.ts';

/** How a run ended: with a result, or with what was in the way. */
export interface Outcome {
  /** In one sentence. */
  said: string;
  /** Null where it failed. */
  found: Found | null;
}

/** The result of the last run that went well, to compare with. */
async function foundBefore(tx: Tx, scheduleId: string): Promise<Found | null> {
  const [last] = await tx
    .select({ found: scheduleRuns.found })
    .from(scheduleRuns)
    .where(and(eq(scheduleRuns.scheduleId, scheduleId), isNotNull(scheduleRuns.found)))
    .orderBy(desc(scheduleRuns.id))
    .limit(1);
  return last?.found ?? null;
}

/** Lets go of results and runs beyond what is kept. */
async function tidy(tx: Tx, scheduleId: string): Promise<void> {
  const newest = (most: number, which = sql`true`) => sql`
    select id from ${scheduleRuns} where schedule_id = ${scheduleId} and ${which} order by id desc offset ${most}`;
  await tx
    .update(scheduleRuns)
    .set({ found: null })
    .where(sql`${scheduleRuns.id} in (${newest(resultsKept, sql`found is not null`)})`);
  await tx.delete(scheduleRuns).where(sql`${scheduleRuns.id} in (${newest(runsKept)})`);
}

/** Counts a failure of the clock's: the first in a row is told, the third pauses the schedule. */
async function noteFailure(tx: Tx, { id, failures }: ScheduleRow, run: string): Promise<void> {
  const pauses = isToPause(failures + 1);
  await tx
    .update(schedules)
    .set({ failures: failures + 1, ...(pauses ? { pausedAt: now(), nextRunAt: null } : {}) })
    .where(eq(schedules.id, id));
  const about = { subject: `schedule:${id}`, actor: 'system' } as const;
  if (pauses) await recordEvent(tx, { kind: 'schedule.paused', ...about, data: { by: 'failures' } });
  else if (failures === 0) await recordEvent(tx, { kind: 'schedule.unreadable', ...about, data: { run } });
}

/** Holds a run that goes on, and its schedule; null where it has ended, or was deleted meanwhile. */
async function holdGoing(tx: Tx, runId: string) {
  const [run] = await tx
    .select({ scheduleId: scheduleRuns.scheduleId, by: scheduleRuns.by })
    .from(scheduleRuns)
    .where(eq(scheduleRuns.id, runId));
  if (!run) return null;
  // The schedule is held first, as every other command does.
  const [row] = await tx.select().from(schedules).where(eq(schedules.id, run.scheduleId)).for('update');
  const [going] = await tx
    .select({ id: scheduleRuns.id })
    .from(scheduleRuns)
    .where(and(eq(scheduleRuns.id, runId), isNull(scheduleRuns.endedAt)))
    .for('update');
  return row && going ? { row, by: run.by } : null;
}

/**
 * Writes down how a run ended and what changed, in one transaction; whoever is to be told hears by the event. A run that
 * has ended stays as it is, so that nobody is told twice where two processes took the same run for lost.
 */
export async function endRun(runId: string, { said, found }: Outcome): Promise<void> {
  await services().inTransaction(async (tx) => {
    const going = await holdGoing(tx, runId);
    if (!going) return;
    const { row, by } = going;
    const before = found && (await foundBefore(tx, row.id));
    const changes = found && before ? changesSince(before, found) : null;
    const at = now();
    await tx
      .update(scheduleRuns)
      .set({ said, found, changes, ok: found !== null, endedAt: at })
      .where(eq(scheduleRuns.id, runId));
    await tx
      .update(schedules)
      .set({ usedAt: at, ...(found ? { failures: 0 } : {}) })
      .where(eq(schedules.id, row.id));
    // A schedule that was paused meanwhile isn't paused again.
    if (!found && by === 'schedule' && !row.pausedAt) await noteFailure(tx, row, runId);
    await tidy(tx, row.id);
    if (changes && isNews(changes))
      await recordEvent(tx, {
        kind: 'schedule.news',
        subject: `schedule:${row.id}`,
        actor: by === 'hand' ? `user:${row.userId}` : 'system',
        data: { run: runId },
      });
  });
}

/** Ends a run for which the server was too busy, again and again. It is not the site's fault, and counts as no failure. */
export async function giveUpRun(runId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    if (!(await holdGoing(tx, runId))) return;
    await tx
      .update(scheduleRuns)
      .set({ endedAt: now(), said: 'We were too busy for this run. The next one comes as planned.' })
      .where(eq(scheduleRuns.id, runId));
  });
}
