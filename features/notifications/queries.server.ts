import { and, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { channelsOf } from '#server/notices/choices.ts';
import { noticeKindNames } from '#server/notices/kinds.ts';
import { people } from '#server/notices/people.ts';
import { noticeChoices, noticeMornings, notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';
import type { ListWish } from './schema.ts';

/** A row of what a person was told. */
export type Notice = typeof notices.$inferSelect;

/** How many stand on one page. */
const pageSize = 20;

/** What a person was told and wants to see in the account. */
async function shownTo(db: DbOrTx, userId: string): Promise<SQL | undefined> {
  const channels = await channelsOf(db, userId);
  const kinds = noticeKindNames.filter((kind) => channels[kind].app);
  return and(eq(notices.userId, userId), kinds.length > 0 ? inArray(notices.kind, kinds) : sql`false`);
}

const holdsWords = (q: string): SQL | undefined =>
  and(
    ...searchPatterns(q).map((pattern) => sql`${notices.title} || ' ' || ${notices.body} ilike ${pattern}`),
  );

/** A page of what a person was told, unread first, the newest before the others; with how many there are. */
export async function noticesOf(userId: string, { q, show, page }: ListWish) {
  const { db } = services().database;
  const found = and(await shownTo(db, userId), holdsWords(q));
  const [sums] = await db
    .select({
      all: count(),
      unread: sql<number>`count(*) filter (where ${notices.readAt} is null)`.mapWith(Number),
    })
    .from(notices)
    .where(found);
  const { all, unread } = sums ?? { all: 0, unread: 0 };
  const total = show === 'unread' ? unread : all;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, pages);
  const rows = await db
    .select()
    .from(notices)
    .where(and(found, show === 'unread' ? isNull(notices.readAt) : undefined))
    .orderBy(sql`${notices.readAt} is not null`, desc(notices.id))
    .limit(pageSize)
    .offset((shown - 1) * pageSize);
  return { rows, total, all, unread, page: shown, pages };
}

/** How many a person has not read. */
export async function unreadNotices(userId: string): Promise<number> {
  const { db } = services().database;
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(await shownTo(db, userId), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

/** A mark that changes with whatever the list shows: for pages that missed a hint. */
export async function latestNotice(userId: string): Promise<string> {
  const [row] = await services()
    .database.db.select({
      made: sql<string | null>`max(${notices.createdAt})`,
      read: sql<string | null>`max(${notices.readAt})`,
    })
    .from(notices)
    .where(eq(notices.userId, userId));
  return `${row?.made ?? ''}|${row?.read ?? ''}`;
}

/** The zone that a person's morning is in: as their details say, or as their browser said when they last chose; null where neither did. */
export async function zoneOf(db: DbOrTx, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ zone: noticeMornings.zone })
    .from(noticeMornings)
    .where(eq(noticeMornings.userId, userId));
  return (await people().zoneOf(db, userId)) ?? row?.zone ?? null;
}

/** Everybody who wants a digest and was told something in the last days that none has held yet. */
export async function awaitingDigest(since: Date): Promise<string[]> {
  const rows = await services()
    .database.db.selectDistinct({ userId: notices.userId })
    .from(notices)
    // No kind goes into a digest before somebody has chosen that.
    .innerJoin(
      noticeChoices,
      and(
        eq(noticeChoices.userId, notices.userId),
        eq(noticeChoices.kind, notices.kind),
        eq(noticeChoices.digest, true),
      ),
    )
    .where(and(isNull(notices.digestedAt), isNull(notices.readAt), gt(notices.createdAt, since)));
  return rows.map(({ userId }) => userId);
}
