import { lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { collections, savedItems } from '../tables.server.ts';

/** Forgets what was saved, and collections that were changed, longer ago than the privacy page says; gives how many. */
export async function forgetSaved(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.savedDays * 86_400_000);
  const { db } = services().database;
  const saved = await db.delete(savedItems).where(lt(savedItems.savedAt, before));
  const collected = await db.delete(collections).where(lt(collections.changedAt, before));
  return (saved.rowCount ?? 0) + (collected.rowCount ?? 0);
}

export const savedForget = defineRetention({
  name: 'saved-forget',
  keeps: ['savedDays'],
  every: '10 4 * * *',
  forget: forgetSaved,
});
