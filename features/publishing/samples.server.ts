import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { publishingTag } from './published.server.ts';
import { publishingEntries } from './tables.server.ts';

/** The public posts that came with the site and that nobody has edited. */
export async function samplePosts(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: publishingEntries.id })
    .from(publishingEntries)
    .where(
      and(
        eq(publishingEntries.kind, 'post'),
        eq(publishingEntries.asSeeded, true),
        isNotNull(publishingEntries.published),
        isNull(publishingEntries.binnedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Takes posts off the site as drafts, or puts their newest words back. */
export async function setPostsPublic(tx: Tx, ids: readonly string[], isPublic: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(publishingEntries)
    .set(
      isPublic
        ? {
            published: sql`${publishingEntries.data}`,
            publishedSlug: sql`${publishingEntries.slug}`,
            publishedVersion: sql`${publishingEntries.version}`,
            publishedAt: now(),
            asSeeded: true,
          }
        : {
            published: null,
            publishedSlug: null,
            publishedVersion: null,
            publishedAt: null,
            asSeeded: false,
          },
    )
    .where(inArray(publishingEntries.id, [...ids]));
  await bump(tx, publishingTag('post'));
}
