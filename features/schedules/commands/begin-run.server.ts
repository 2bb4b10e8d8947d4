import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { people } from '#server/notices/people.ts';
import { services } from '#server/services.ts';
import { isOpen } from '#server/tools/is-open.ts';
import { holdOwn, type ScheduleRow } from '../own-schedule.server.ts';
import { nextRunAt } from '../rules.ts';
import { type Beginner, mostByHand, type WorkName, works } from '../schedules.ts';
import { scheduleRuns, schedules } from '../tables.server.ts';

/** The queue of runs that were begun. */
export const runQueue = { name: 'schedules-run', schema: z.object({ run: z.uuid() }) };

/** Whether the operators let such work run; forecasts need nothing that can be switched off. */
export const isWorkOpen = (work: WorkName): boolean => work !== 'seo' || isOpen('seo');

/** Writes down that a schedule runs, with the job that does so; null where it runs already, which the unique index says. */
export async function begin(tx: Tx, { id }: Pick<ScheduleRow, 'id'>, by: Beginner): Promise<string | null> {
  const [begun] = await tx
    .insert(scheduleRuns)
    .values({ id: newId(), scheduleId: id, by, startedAt: now() })
    .onConflictDoNothing()
    .returning({ id: scheduleRuns.id });
  if (!begun) return null;
  await enqueue(tx, runQueue, { run: begun.id });
  return begun.id;
}

/** Counts a run that somebody starts, and throws 429 beyond the limit of a day. */
export async function countByHand(userId: string): Promise<void> {
  const limit = {
    purpose: 'schedules-by-hand',
    burst: mostByHand,
    perSecond: 0.1,
    stored: { max: mostByHand, windowSeconds: 86_400 },
  };
  await services()
    .limits.take(limit, userId)
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.status === 429)) throw error;
      const message = `You have started ${mostByHand} runs by hand today. The schedules run on as planned.`;
      throw new AppError({ status: 429, code: 'too_many', message, cause: error });
    });
}

/** Begins a run that somebody pressed; throws 404 where the schedule is not theirs and 409 while it runs. */
export async function beginByHand(id: string, userId: string): Promise<string> {
  await countByHand(userId);
  return services().inTransaction(async (tx) => {
    const row = await holdOwn(tx, id, userId);
    if (!isWorkOpen(row.work))
      throw forbidden('SEO checks are switched off at the moment. Your schedule stays as it is.');
    const run = await begin(tx, row, 'hand');
    if (!run)
      throw new AppError({
        status: 409,
        code: 'running',
        message: 'This schedule is already running. Its result will appear here.',
      });
    return run;
  });
}

/** Begins one due run. Its next time is set in the same transaction, so no other process begins it too. */
function beginNext(): Promise<'none' | 'begun' | 'passed over'> {
  return services().inTransaction(async (tx) => {
    const at = now();
    const [due] = await tx
      .select()
      .from(schedules)
      .where(and(lte(schedules.nextRunAt, at), inArray(schedules.work, works.filter(isWorkOpen))))
      .orderBy(asc(schedules.nextRunAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return 'none';
    await tx
      .update(schedules)
      .set({ nextRunAt: nextRunAt(due.pace, due, at) })
      .where(eq(schedules.id, due.id));
    if (!(await people().isOpen(tx, due.userId))) return 'passed over';
    // If its owner is running it at this moment, that run counts for this time.
    return (await begin(tx, due, 'schedule')) ? 'begun' : 'passed over';
  });
}

/** Begins what is due and gives how many. However many processes ask, each due time is taken once. */
export async function beginDue(): Promise<number> {
  let begun = 0;
  for (;;) {
    const next = await beginNext();
    if (next === 'none') return begun;
    if (next === 'begun') begun += 1;
  }
}
