import { lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { notices } from '#server/notices/tables.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Forgets what people were told long ago; gives how much. */
export async function forgetNotices(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.noticeDays * 86_400_000);
  const { rowCount } = await services().database.db.delete(notices).where(lt(notices.createdAt, before));
  return rowCount ?? 0;
}

export const noticesForget = defineRetention({
  name: 'notices-forget',
  keeps: ['noticeDays'],
  every: '20 4 * * *',
  forget: forgetNotices,
});
