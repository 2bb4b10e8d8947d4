import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { services } from '#server/services.ts';
import { refOf, type ThingKind } from './kinds.ts';
import { type ListWish, mostSaved } from './schema.ts';
import { collectionItems, savedItems } from './tables.server.ts';

/** Something that somebody saved. */
type SavedItem = typeof savedItems.$inferSelect;

/** How many stand on a page of a list. */
export const perPage = 20;

/** That every word stands somewhere in these texts, whatever its case. */
export const holdsWords = (words: string, columns: readonly AnyPgColumn[]): SQL | undefined => {
  const text = sql`lower(${sql.join([...columns], sql` || ' ' || `)})`;
  const each = words.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  return and(...each.map((word) => sql`position(${word} in ${text}) > 0`));
};

const newestFirst = [desc(savedItems.savedAt), asc(savedItems.key)];

/** References to all that somebody saved, the last saved first. */
export async function savedRefs(userId: string): Promise<string[]> {
  const rows = await services()
    .database.db.select({ kind: savedItems.kind, key: savedItems.key })
    .from(savedItems)
    .where(eq(savedItems.userId, userId))
    .orderBy(...newestFirst)
    .limit(mostSaved);
  return rows.map(refOf);
}

/** The keys of what somebody saved of one kind, the last saved first. */
export async function savedKeys(userId: string, kind: ThingKind, most: number): Promise<string[]> {
  const rows = await services()
    .database.db.select({ key: savedItems.key })
    .from(savedItems)
    .where(and(eq(savedItems.userId, userId), eq(savedItems.kind, kind)))
    .orderBy(...newestFirst)
    .limit(most);
  return rows.map(({ key }) => key);
}

/** How many people keep each thing of a kind. */
export async function saversOf(kind: ThingKind): Promise<{ key: string; savers: number }[]> {
  return services()
    .database.db.select({ key: savedItems.key, savers: count() })
    .from(savedItems)
    .where(eq(savedItems.kind, kind))
    .groupBy(savedItems.key);
}

/** A page of what somebody saved, with how many fit and how many of each kind do. */
export async function savedPage(userId: string, { q, kind, page }: ListWish) {
  const { db } = services().database;
  const found = and(
    eq(savedItems.userId, userId),
    holdsWords(q, [savedItems.title, savedItems.about, savedItems.note]),
  );
  const counts = await db
    .select({ kind: savedItems.kind, things: count() })
    .from(savedItems)
    .where(found)
    .groupBy(savedItems.kind);
  const byKind = new Map(counts.map((each) => [each.kind, each.things]));
  const all = counts.reduce((sum, { things }) => sum + things, 0);
  const total = kind ? (byKind.get(kind) ?? 0) : all;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const items = await db
    .select()
    .from(savedItems)
    .where(and(found, kind ? eq(savedItems.kind, kind) : undefined))
    .orderBy(...newestFirst)
    .limit(perPage)
    .offset((shown - 1) * perPage);
  return { items, total, all, byKind, page: shown, pages };
}

/** What somebody saved and has not put into a collection yet, the last saved first. */
export function savedOutside(
  userId: string,
  collectionId: string,
  { words, applications, most }: { words: string; applications: boolean; most: number },
): Promise<SavedItem[]> {
  return services()
    .database.db.select()
    .from(savedItems)
    .where(
      and(
        eq(savedItems.userId, userId),
        applications ? eq(savedItems.kind, 'application') : undefined,
        holdsWords(words, [savedItems.title, savedItems.about, savedItems.note]),
        sql`not exists (select 1 from ${collectionItems} where ${collectionItems.collectionId} = ${collectionId} and ${collectionItems.kind} = ${savedItems.kind} and ${collectionItems.key} = ${savedItems.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(most);
}
