import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { enquiries, enquiryMessages, enquiryReads } from '../tables.server.ts';
import { holdsWords } from '../threads.server.ts';
import { type InboxTab, type InboxWish, inboxTabs } from './schema.ts';

/** How many are on one page of the inbox. */
export const pageSize = 20;

const isSnoozed = (): SQL => gt(enquiries.snoozedUntil, now());
const isAwake = (): SQL =>
  or(isNull(enquiries.snoozedUntil), lte(enquiries.snoozedUntil, now())) ?? sql`true`;
const isWaiting = (): SQL =>
  and(inArray(enquiries.state, ['open', 'unconfirmed']), isNotNull(enquiries.waitsSince), isAwake()) ??
  sql`false`;

const tabs: Record<InboxTab, (userId: string) => SQL> = {
  all: () => sql`true`,
  waiting: isWaiting,
  mine: (userId) => and(eq(enquiries.assigneeId, userId), ne(enquiries.state, 'closed')) ?? sql`false`,
  unconfirmed: () => eq(enquiries.state, 'unconfirmed'),
  snoozed: isSnoozed,
  closed: () => eq(enquiries.state, 'closed'),
};

/** What the search and the filters leave, whichever tab is open. */
function filtered({ q, about, owner }: InboxWish): SQL | undefined {
  return and(
    q ? or(holdsWords(q), sql`${enquiries.email} ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`) : undefined,
    about === 'demo'
      ? sql`${enquiries.subject} ? 'demo'`
      : about
        ? sql`${enquiries.topics} @> ${JSON.stringify([about])}::jsonb`
        : undefined,
    owner === 'nobody' ? isNull(enquiries.assigneeId) : owner ? eq(enquiries.assigneeId, owner) : undefined,
  );
}

// As in the other lists: counting further would take longer the more there are.
const countCap = 10_000;

async function countUpTo(where: SQL | undefined): Promise<number> {
  const found = services()
    .database.db.select({ one: sql`1`.as('one') })
    .from(enquiries)
    .where(where)
    .limit(countCap)
    .as('found');
  const [row] = await services().database.db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

/** How many conversations each tab holds, up to ten thousand. */
export async function countTabs(userId: string, wish: InboxWish): Promise<Record<InboxTab, number>> {
  const within = filtered(wish);
  const counted = inboxTabs.map(
    async (tab) => [tab, await countUpTo(and(within, tabs[tab](userId)))] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Record<InboxTab, number>;
}

const ofThread = sql`${enquiryMessages.enquiryId} = ${enquiries.id}`;
const shown = {
  enquiry: enquiries,
  firstBody: sql<string>`(select ${enquiryMessages.body} from ${enquiryMessages} where ${ofThread} order by ${enquiryMessages.id} limit 1)`,
  seen: sql<boolean>`exists (select from ${enquiryReads} where ${enquiryReads.enquiryId} = ${enquiries.id} and ${enquiryReads.side} = 'staff')`,
};

/** What waits for us, the longest wait first; found by an index, however long the list is. */
const waitingRows = (within: SQL | undefined, limit: number, offset: number) =>
  services()
    .database.db.select(shown)
    .from(enquiries)
    .where(and(within, isWaiting()))
    .orderBy(enquiries.waitsSince, enquiries.id)
    .limit(limit)
    .offset(offset);

/** Everything else, what changed last first. */
const otherRows = (within: SQL | undefined, limit: number, offset: number) =>
  services()
    .database.db.select(shown)
    .from(enquiries)
    .where(and(within, sql`not (${isWaiting()})`))
    .orderBy(desc(enquiries.changedAt), desc(enquiries.id))
    .limit(limit)
    .offset(offset);

/** A conversation as the list of the inbox holds it. */
export type InboxRow = Awaited<ReturnType<typeof waitingRows>>[number];

/** A page of the inbox: what waits for us first, the longest wait on top, then the rest. */
export async function inboxRows(userId: string, wish: InboxWish): Promise<InboxRow[]> {
  const within = and(filtered(wish), tabs[wish.tab](userId));
  const waiting = await countUpTo(and(within, isWaiting()));
  const offset = (wish.page - 1) * pageSize;
  const rows = offset < waiting ? await waitingRows(within, pageSize, offset) : [];
  const left = pageSize - rows.length;
  return left > 0 ? [...rows, ...(await otherRows(within, left, Math.max(0, offset - waiting)))] : rows;
}

/** A mark that changes with whatever the inbox shows: for pages that missed a hint. */
export async function inboxMark(): Promise<string> {
  const last = (kind: string) => sql`(select id from events where kind = ${kind} order by id desc limit 1)`;
  const { rows } = await services().database.db.execute<{ mark: string }>(sql`
    select concat_ws('|',
      (select max(changed_at) from enquiries),
      (select id from enquiry_notes order by id desc limit 1),
      ${last('enquiry.assigned')}, ${last('enquiry.snoozed')}, ${last('enquiry.woken')}
    ) as mark`);
  return rows[0]?.mark ?? '';
}

/** How many conversations wait for us; what the rail shows. */
export async function countWaiting(): Promise<number> {
  const [row] = await services().database.db.select({ waiting: count() }).from(enquiries).where(isWaiting());
  return row?.waiting ?? 0;
}

/** How many have waited since before a moment, and the reference of the longest wait. */
export async function waitingSince(moment: Date): Promise<{ count: number; oldest: string | null }> {
  const { db } = services().database;
  const late = and(isWaiting(), lte(enquiries.waitsSince, moment));
  const [row] = await db.select({ late: count() }).from(enquiries).where(late);
  const [oldest] = await db
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(late)
    .orderBy(enquiries.waitsSince)
    .limit(1);
  return { count: row?.late ?? 0, oldest: oldest?.reference ?? null };
}
