import { lt, or } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { idleDays, longestDays } from '../rules.ts';
import { sessions } from '../tables.server.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Removes sessions that have ended by themselves; gives how many. */
export async function forgetSessions(): Promise<number> {
  const over = or(lt(sessions.lastSeenAt, daysAgo(idleDays)), lt(sessions.createdAt, daysAgo(longestDays)));
  const { rowCount } = await services().database.db.delete(sessions).where(over);
  return rowCount ?? 0;
}

export const sessionsForget = defineRetention({
  name: 'sessions-forget',
  keeps: [],
  every: '37 * * * *',
  forget: forgetSessions,
});
