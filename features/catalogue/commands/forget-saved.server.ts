import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { onEvent } from '#server/events/listen.ts';
import { ground } from '#server/ground.ts';
import { defineJob } from '#server/jobs/jobs.ts';
import { readSettings } from '#server/settings/settings.ts';
import { savedApplications } from '../tables.server.ts';

/** Forgets what was saved longer ago than the privacy page says; gives how many. */
export async function forgetSaved(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.savedDays * 86_400_000);
  const { rowCount } = await ground()
    .database.db.delete(savedApplications)
    .where(lt(savedApplications.savedAt, before));
  return rowCount ?? 0;
}

defineJob({
  name: 'catalogue-forget-saved',
  schema: z.object({}),
  every: '10 4 * * *',
  run: async () => void (await forgetSaved()),
});

/** Forgets what a person saved whose account was closed. */
export async function forgetSavedOf(userId: string): Promise<void> {
  await ground().database.db.delete(savedApplications).where(eq(savedApplications.userId, userId));
}

onEvent('identity.account-deleted', 'catalogue.forget-saved', ({ subject }) =>
  forgetSavedOf(subject.replace(/^user:/, '')),
);
