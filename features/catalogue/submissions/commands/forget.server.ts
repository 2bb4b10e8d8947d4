import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { applications } from '../../tables.server.ts';
import { storageKey } from '../files.server.ts';
import { submissionScreens, submissions } from '../tables.server.ts';

const isShown = sql`exists (select 1 from ${applications} where ${applications.slug} = ${submissions.slug} and ${applications.status} = 'published')`;

/** Forgets drafts, and what was sent back, that nobody touched for as long as the privacy page says; gives how many. */
export async function forgetSubmissions(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.submissionDays * 86_400_000);
  const { rowCount } = await services()
    .database.db.delete(submissions)
    .where(
      and(
        inArray(submissions.status, ['draft', 'rejected']),
        lt(submissions.changedAt, before),
        sql`not ${isShown}`,
      ),
    );
  return rowCount ?? 0;
}

/** Removes pictures that belong to nothing any more: no submission, no draft, no entry of the catalogue. Gives how many. */
export async function forgetScreens(): Promise<number> {
  const { database, storage } = services();
  const lost = await database.db
    .select({ id: submissionScreens.id })
    .from(submissionScreens)
    .where(
      and(
        isNull(
          sql`case when ${submissionScreens.submissionId} is null then null else ${submissionScreens.position} end`,
        ),
        sql`not exists (select 1 from ${applications} where ${applications.pictures} @> jsonb_build_array(jsonb_build_object('path', '/pictures/applications/' || ${submissionScreens.id})))`,
      ),
    )
    .limit(1000);
  if (lost.length === 0) return 0;
  // The content first: a row that is left is found again, a file that is left is not.
  for (const { id } of lost) await storage.delete(storageKey(id));
  await database.db.delete(submissionScreens).where(
    inArray(
      submissionScreens.id,
      lost.map(({ id }) => id),
    ),
  );
  return lost.length;
}

export const submissionsForget = defineRetention({
  name: 'submissions-forget',
  keeps: ['submissionDays'],
  every: '50 * * * *',
  forget: async () => (await forgetSubmissions()) + (await forgetScreens()),
});
