import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { pairsOf } from './pairs.ts';
import { publishingTag } from './published.server.ts';
import { publishingEntries } from './tables.server.ts';

const isPublic = and(isNotNull(publishingEntries.published), isNull(publishingEntries.binnedAt));

/** How many policies are still the text that came with the site. */
export async function policiesAsWritten(db: DbOrTx): Promise<number> {
  const rows = await db
    .select({ id: publishingEntries.id })
    .from(publishingEntries)
    .where(and(eq(publishingEntries.kind, 'policy'), eq(publishingEntries.asSeeded, true), isPublic));
  return rows.length;
}

/** How many public case studies say a fact of that name, such as their client. */
export async function storiesWithFact(db: DbOrTx, fact: string): Promise<number> {
  const rows = await db
    .select({ published: publishingEntries.published })
    .from(publishingEntries)
    .where(and(eq(publishingEntries.kind, 'story'), isPublic));
  return rows.filter(({ published }) =>
    pairsOf(published?.facts ?? '').some(([name, text]) => name === fact && text !== ''),
  ).length;
}

/** The public posts that came with the site and that nobody has edited. */
export async function samplePosts(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: publishingEntries.id })
    .from(publishingEntries)
    .where(and(eq(publishingEntries.kind, 'post'), eq(publishingEntries.asSeeded, true), isPublic));
  return rows.map(({ id }) => id);
}

/** Takes posts off the site as drafts, or puts their newest words back. */
export async function setPostsPublic(tx: Tx, ids: readonly string[], shown: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(publishingEntries)
    .set(
      shown
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
