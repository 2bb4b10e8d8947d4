import { and, eq, ne, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { defineSeed } from '#server/db/seed.ts';
import type { Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { entryKinds, nameOf } from './kinds.ts';
import { publishingTag } from './published.server.ts';
import { publishingEntries, publishingRevisions, publishingSeeds } from './tables.server.ts';
import { type WrittenEntry, writtenEntries } from './written.ts';

/** Adds entries from the files that the site has never had, and updates those that nobody has edited. */
async function seedEntries(tx: Tx): Promise<void> {
  const known = new Set((await tx.select().from(publishingSeeds)).map(({ key }) => key));
  const changed = new Set<string>();
  for (const [position, entry] of writtenEntries().entries()) {
    const isNew = !known.has(keyOf(entry));
    const wrote = isNew ? await add(tx, entry, position) : await follow(tx, entry);
    if (wrote) changed.add(publishingTag(entry.kind));
  }
  // A first start tells of every kind, so that each process reads what is there.
  if (known.size === 0) for (const kind of entryKinds) changed.add(publishingTag(kind));
  if (changed.size > 0) await bump(tx, ...changed);
}

const keyOf = ({ kind, slug }: WrittenEntry): string => `${kind}:${slug}`;

async function add(tx: Tx, { kind, slug, data }: WrittenEntry, position: number): Promise<boolean> {
  await tx
    .insert(publishingSeeds)
    .values({ key: keyOf({ kind, slug, data }), addedAt: now() })
    .onConflictDoNothing();
  const [added] = await tx
    .insert(publishingEntries)
    .values({
      id: newId(),
      kind,
      slug,
      position,
      name: nameOf(kind, data),
      data,
      version: 1,
      published: data,
      publishedSlug: slug,
      publishedVersion: 1,
      publishedAt: now(),
      asSeeded: true,
      createdAt: now(),
      changedAt: now(),
      changedBy: 'system',
    })
    .onConflictDoNothing()
    .returning({ id: publishingEntries.id });
  if (!added) return false;
  await tx
    .insert(publishingRevisions)
    .values({ entryId: added.id, version: 1, data, origin: 'seed', savedBy: 'system', savedAt: now() });
  return true;
}

async function follow(tx: Tx, { kind, slug, data }: WrittenEntry): Promise<boolean> {
  const [followed] = await tx
    .update(publishingEntries)
    .set({ data, published: data, name: nameOf(kind, data), changedAt: now() })
    .where(
      and(
        eq(publishingEntries.kind, kind),
        eq(publishingEntries.slug, slug),
        eq(publishingEntries.asSeeded, true),
        ne(publishingEntries.data, sql`${JSON.stringify(data)}::jsonb`),
      ),
    )
    .returning({ id: publishingEntries.id });
  if (!followed) return false;
  await tx
    .update(publishingRevisions)
    .set({ data })
    .where(and(eq(publishingRevisions.entryId, followed.id), eq(publishingRevisions.version, 1)));
  return true;
}

export const publishingSeed = defineSeed('publishing', seedEntries);
