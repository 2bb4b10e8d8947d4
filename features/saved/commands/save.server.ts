import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { grouped } from '#lib/money/grouped.ts';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { refOf, type ThingRef } from '../kinds.ts';
import { mostSaved, type SaveWish } from '../schema.ts';
import { savedItems } from '../tables.server.ts';
import { lookUp, type ThingSources } from '../things.ts';

const among = (things: readonly ThingRef[]): SQL =>
  sql`(${savedItems.kind}, ${savedItems.key}) in (select * from unnest(${sql.param(things.map(({ kind }) => kind))}::text[], ${sql.param(things.map(({ key }) => key))}::text[]))`;

const full = () =>
  new AppError({
    status: 422,
    code: 'full',
    message: `An account keeps ${grouped(mostSaved)} items at most. Remove some first.`,
  });

async function keep(things: SaveWish['things'], userId: string, sources: ThingSources): Promise<void> {
  const thingAt = await lookUp(sources, things);
  const rows = new Map(
    things.flatMap((each) => {
      const found = thingAt(each);
      if (!found) return [];
      const { kind, key, title } = each;
      // Only the result of a demo is named by whoever saves it: the page cannot know what it shows.
      const named = kind === 'demo' && key.includes('?') && title ? title : found.title;
      return [[refOf(each), { userId, kind, key, title: named, about: found.about, savedAt: now() }]];
    }),
  );
  if (rows.size === 0) return;
  await services().inTransaction(async (tx) => {
    const [there] = await tx
      .select({ things: count() })
      .from(savedItems)
      .where(eq(savedItems.userId, userId));
    if ((there?.things ?? 0) + rows.size > mostSaved) throw full();
    // In one order, so that two tabs do not wait for each other.
    const sorted = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    await tx.insert(savedItems).values(sorted).onConflictDoNothing();
  });
}

/** Saves things for somebody, or takes them off; saving twice is saving once, and what is not on the site is passed over. */
export async function save(
  { things, saved }: SaveWish,
  userId: string,
  sources: ThingSources,
): Promise<void> {
  if (saved) return keep(things, userId, sources);
  await services()
    .database.db.delete(savedItems)
    .where(and(eq(savedItems.userId, userId), among(things)));
}
