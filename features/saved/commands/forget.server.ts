import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { ground } from '#server/ground.ts';
import { defineJob } from '#server/jobs/jobs.ts';
import { readSettings } from '#server/settings/settings.ts';
import { collections, savedItems } from '../tables.server.ts';

/** Forgets what was saved, and collections that were changed, longer ago than the privacy page says; gives how many. */
export async function forgetSaved(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.savedDays * 86_400_000);
  const { db } = ground().database;
  const saved = await db.delete(savedItems).where(lt(savedItems.savedAt, before));
  const collected = await db.delete(collections).where(lt(collections.changedAt, before));
  return (saved.rowCount ?? 0) + (collected.rowCount ?? 0);
}

defineJob({
  name: 'saved-forget',
  schema: z.object({}),
  every: '10 4 * * *',
  run: async () => void (await forgetSaved()),
});
