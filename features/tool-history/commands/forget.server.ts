import { lt, lte } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { sharedResults, toolResults } from '../tables.server.ts';

/** Forgets results that were not changed for as long as the privacy page says; gives how many. */
export async function forgetResults(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.savedDays * 86_400_000);
  const { rowCount } = await services()
    .database.db.delete(toolResults)
    .where(lt(toolResults.changedAt, before));
  return rowCount ?? 0;
}

/** Deletes what visitors without an account shared, once its time is over; gives how many. */
export async function forgetShared(): Promise<number> {
  const { rowCount } = await services()
    .database.db.delete(sharedResults)
    .where(lte(sharedResults.expiresAt, now()));
  return rowCount ?? 0;
}

export const resultsForget = defineRetention({
  name: 'tool-results-forget',
  keeps: ['savedDays'],
  every: '50 4 * * *',
  forget: forgetResults,
});

export const sharedForget = defineRetention({
  name: 'shared-results-forget',
  keeps: [],
  every: '*/10 * * * *',
  forget: forgetShared,
});
