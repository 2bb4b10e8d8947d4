import { and, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import { services } from '#server/services.ts';
import { topics } from './choices.ts';
import { ownKey, type Person } from './policy.ts';
import type { Enquiry } from './queries.server.ts';
import type { ListWish } from './schema.ts';
import { enquiries, enquiryFiles, enquiryMessages, enquiryReads } from './tables.server.ts';

/** How many stand on one page of a list. */
const pageSize = 20;

const nobody = sql`false`;
// Names stand in a statement of their own: in a select from one table the query builder leaves the table off.
const ofThread = sql`${enquiryMessages.enquiryId} = ${enquiries.id}`;
const ofMessage = sql`${enquiryFiles.messageId} = ${enquiryMessages.id}`;

/** The conversations that an account may see: of its confirmed address, and of its company. */
function visibleTo(person: Person): SQL {
  const key = ownKey(person);
  const mine = or(
    key ? eq(enquiries.emailKey, key) : nobody,
    person.companyId ? eq(enquiries.companyId, person.companyId) : nobody,
  );
  return and(ne(enquiries.state, 'unconfirmed'), mine) ?? nobody;
}

/** What is known of an enquiry by name, in one line. */
const namesOf = sql`concat_ws(' ', ${enquiries.reference}, ${enquiries.name}, ${enquiries.company}, ${enquiries.subject} #>> '{plan,name}', ${enquiries.subject} #>> '{role}', ${enquiries.subject} #>> '{application,name}', ${enquiries.subject} #>> '{demo,name}')`;

/** The topics, in words, as the database can look them up. */
const topicWords = sql`(select string_agg(t.label, ' ') from jsonb_to_recordset(${JSON.stringify(topics)}::jsonb) t(value text, label text) where ${enquiries.topics} @> to_jsonb(t.value))`;

/** Whether every word occurs somewhere in a conversation: its reference, sender, subject, or what was said. */
export const holdsWords = (q: string): SQL | undefined =>
  and(
    ...searchPatterns(q).map((pattern) =>
      or(
        sql`${namesOf} ilike ${pattern}`,
        sql`${topicWords} ilike ${pattern}`,
        sql`exists (select 1 from ${enquiryMessages} where ${ofThread} and ${enquiryMessages.body} ilike ${pattern})`,
      ),
    ),
  );

/** How far a person has read the conversation of the row around it; who holds the address reads by its link too. */
function markOf(person: Person): SQL {
  const key = ownKey(person);
  const readers = or(
    eq(enquiryReads.reader, `user:${person.userId}`),
    key ? and(eq(enquiryReads.reader, 'link'), eq(enquiries.emailKey, key)) : nobody,
  );
  return sql`(select ${enquiryReads.messageId} from ${enquiryReads} where ${enquiryReads.enquiryId} = ${enquiries.id} and ${enquiryReads.side} = 'visitor' and ${readers} order by ${enquiryReads.messageId} desc limit 1)`;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Answers of ours that a person has not read; those in a colleague's conversation count once it was opened. */
function isUnread(person: Person): SQL {
  const key = ownKey(person);
  const since = sql`coalesce(${markOf(person)}, case when ${key ? eq(enquiries.emailKey, key) : nobody} then ${beforeAll}::uuid end)`;
  return sql`${enquiryMessages.enquiryId} = ${enquiries.id} and ${enquiryMessages.side} = 'staff' and ${enquiryMessages.id} > ${since}`;
}

/** How many answers an account has not read, in all of its conversations. */
export async function unreadOf(person: Person): Promise<number> {
  const [row] = await services()
    .database.db.select({ unread: count() })
    .from(enquiries)
    .innerJoin(enquiryMessages, isUnread(person))
    .where(visibleTo(person));
  return row?.unread ?? 0;
}

/** A conversation as a list shows it. */
export interface ThreadRow {
  enquiry: Enquiry;
  firstBody: string;
  lastBody: string;
  lastAuthor: string;
  lastSide: 'visitor' | 'staff';
  lastAt: Date;
  files: number;
  unread: number;
  own: boolean;
}

const last = <T>(column: SQL | typeof enquiryMessages.body | typeof enquiryMessages.createdAt) =>
  sql<T>`(select ${column} from ${enquiryMessages} where ${ofThread} order by ${enquiryMessages.id} desc limit 1)`;

async function rowsOf(person: Person, ids: readonly string[]): Promise<ThreadRow[]> {
  if (ids.length === 0) return [];
  const key = ownKey(person);
  const rows = await services()
    .database.db.select({
      enquiry: enquiries,
      firstBody: sql<string>`(select ${enquiryMessages.body} from ${enquiryMessages} where ${ofThread} order by ${enquiryMessages.id} limit 1)`,
      lastBody: last<string>(enquiryMessages.body),
      lastAuthor: last<string>(sql`${enquiryMessages.author}`),
      lastSide: last<'visitor' | 'staff'>(sql`${enquiryMessages.side}`),
      lastAt: last<Date>(enquiryMessages.createdAt).mapWith(enquiryMessages.createdAt),
      files:
        sql<number>`(select count(*) from ${enquiryFiles} join ${enquiryMessages} on ${ofMessage} where ${ofThread})`.mapWith(
          Number,
        ),
      unread: sql<number>`(select count(*) from ${enquiryMessages} where ${isUnread(person)})`.mapWith(
        Number,
      ),
    })
    .from(enquiries)
    .where(inArray(enquiries.id, [...ids]))
    .orderBy(desc(enquiries.changedAt), desc(enquiries.id));
  return rows.map((row) => ({ ...row, own: row.enquiry.emailKey === key }));
}

/** A page of the conversations that an account may see, the latest word first, with how many there are. */
export async function threadsOf(person: Person, { q, state, page }: ListWish) {
  const { db } = services().database;
  const found = and(visibleTo(person), holdsWords(q));
  const byState = await db
    .select({ state: enquiries.state, threads: count() })
    .from(enquiries)
    .where(found)
    .groupBy(enquiries.state);
  const counts = Object.fromEntries(byState.map((each) => [each.state, each.threads]));
  const all = byState.reduce((sum, { threads }) => sum + threads, 0);
  const total = state === 'all' ? all : (counts[state] ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(page, pages);
  const ids = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(found, state === 'all' ? undefined : eq(enquiries.state, state)))
    .orderBy(desc(enquiries.changedAt), desc(enquiries.id))
    .limit(pageSize)
    .offset((shown - 1) * pageSize);
  return {
    rows: await rowsOf(
      person,
      ids.map(({ id }) => id),
    ),
    total,
    counts: { all, open: counts.open ?? 0, answered: counts.answered ?? 0, closed: counts.closed ?? 0 },
    page: shown,
    pages,
  };
}

/** A mark that changes with whatever an account's list shows: for pages that missed a hint. */
export async function latestOf(person: Person): Promise<string> {
  const { db } = services().database;
  const [said] = await db
    .select({ at: sql<string | null>`max(${enquiries.changedAt})` })
    .from(enquiries)
    .where(visibleTo(person));
  const [read] = await db
    .select({ at: sql<string | null>`max(${enquiryReads.readAt})` })
    .from(enquiryReads)
    .innerJoin(enquiries, eq(enquiries.id, enquiryReads.enquiryId))
    .where(visibleTo(person));
  return `${said?.at ?? ''}|${read?.at ?? ''}`;
}
