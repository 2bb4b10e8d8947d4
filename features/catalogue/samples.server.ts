import { and, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { seededApplications } from './seeds.server.ts';
import { applications } from './tables.server.ts';
import { catalogueTag } from './visible.server.ts';

/** The public applications that came with the site. */
export async function sampleApplications(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(
          applications.slug,
          seededApplications.map(({ slug }) => slug),
        ),
        eq(applications.status, 'published'),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Takes applications off the site as drafts, or puts them back. */
export async function setApplicationsPublic(
  tx: Tx,
  ids: readonly string[],
  isPublic: boolean,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(applications)
    .set({ status: isPublic ? 'published' : 'draft' })
    .where(inArray(applications.id, [...ids]));
  await bump(tx, catalogueTag);
}
