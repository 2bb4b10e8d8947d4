import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { holdOwn } from '../own-schedule.server.ts';
import { nextRunAt } from '../rules.ts';
import type { Pace } from '../schedules.ts';
import { schedules } from '../tables.server.ts';

/** Pauses one's own schedule until it is resumed; what runs at the moment ends first. */
export async function pauseSchedule(id: string, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const row = await holdOwn(tx, id, userId);
    if (row.pausedAt) return;
    const at = now();
    await tx
      .update(schedules)
      .set({ pausedAt: at, nextRunAt: null, failures: 0, usedAt: at })
      .where(eq(schedules.id, id));
    const data = { by: 'hand' };
    await recordEvent(tx, {
      kind: 'schedule.paused',
      subject: `schedule:${id}`,
      actor: `user:${userId}`,
      data,
    });
  });
}

/** Lets a paused schedule go on at its next time. */
export async function resumeSchedule(id: string, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const row = await holdOwn(tx, id, userId);
    if (!row.pausedAt) return;
    const at = now();
    await tx
      .update(schedules)
      .set({ pausedAt: null, nextRunAt: nextRunAt(row.pace, row, at), failures: 0, usedAt: at })
      .where(eq(schedules.id, id));
    await recordEvent(tx, { kind: 'schedule.resumed', subject: `schedule:${id}`, actor: `user:${userId}` });
  });
}

/** Sets how often one's own schedule runs; the time of day stays. */
export async function changePace(id: string, pace: Pace, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const row = await holdOwn(tx, id, userId);
    const at = now();
    await tx
      .update(schedules)
      .set({ pace, nextRunAt: row.pausedAt ? null : nextRunAt(pace, row, at), usedAt: at })
      .where(eq(schedules.id, id));
    const data = { pace };
    await recordEvent(tx, {
      kind: 'schedule.changed',
      subject: `schedule:${id}`,
      actor: `user:${userId}`,
      data,
    });
  });
}

/** Deletes one's own schedule and its runs for good; one that goes on is not written down. */
export async function removeSchedule(id: string, userId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    await holdOwn(tx, id, userId);
    await tx.delete(schedules).where(eq(schedules.id, id));
    await recordEvent(tx, { kind: 'schedule.deleted', subject: `schedule:${id}`, actor: `user:${userId}` });
  });
}
