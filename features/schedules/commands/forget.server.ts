import { lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { schedules } from '../tables.server.ts';

/** Forgets schedules that were neither changed nor run for as long as the privacy page says; gives how many. */
export async function forgetSchedules(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.savedDays * 86_400_000);
  const { rowCount } = await services().database.db.delete(schedules).where(lt(schedules.usedAt, before));
  return rowCount ?? 0;
}

export const schedulesForget = defineRetention({
  name: 'schedules-forget',
  keeps: ['savedDays'],
  every: '55 4 * * *',
  forget: forgetSchedules,
});
