import { and, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import { type TallyKind, tallies } from '../db/tables.ts';
import { type Db, type DbOrTx, inTransaction } from '../db/transaction.ts';
import { countedDay, firstDay } from './day.ts';
import { makeSums, type Sums } from './sums.ts';

/** Something that happened, by a name that says nothing of who did it. */
interface Tally {
  kind: TallyKind;
  name: string;
}

/** What is counted besides page views: what pages led to, and searches that found nothing. */
export type Tallies = Sums<Tally>;

type Row = typeof tallies.$inferInsert;

/** The tallies of this process. */
export function makeTallies(db: Db): Tallies {
  const sums = makeSums<Row>({
    name: 'tallies',
    keyOf: ({ day, kind, name }) => [day, kind, name].join('\n'),
    add: (known, { times }) => {
      known.times += times;
    },
    write: (rows) =>
      inTransaction(db, async (tx) => {
        for (const row of rows)
          await tx
            .insert(tallies)
            .values(row)
            .onConflictDoUpdate({
              target: [tallies.day, tallies.kind, tallies.name],
              set: { times: sql`${tallies.times} + excluded.times` },
            });
      }),
  });
  return { ...sums, count: (tally) => sums.count(tally && { ...tally, day: countedDay(), times: 1 }) };
}

/** What a page led to; the page without a name counts visitors who came directly or from elsewhere. */
export interface LedTo {
  page: string;
  enquiry: number;
  booking: number;
  registration: number;
}

const outcomes = ['enquiry', 'booking', 'registration'] as const;
const times = (kind: (typeof outcomes)[number]) =>
  sql<number>`(coalesce(sum(${tallies.times}) filter (where ${tallies.kind} = ${kind}), 0))::int`;

/** What the pages of the site led to in the last `span` days, the most first. */
export const ledTo = (db: DbOrTx, span: number, most: number): Promise<LedTo[]> =>
  db
    .select({
      page: tallies.name,
      enquiry: times('enquiry'),
      booking: times('booking'),
      registration: times('registration'),
    })
    .from(tallies)
    .where(and(gte(tallies.day, firstDay(span)), inArray(tallies.kind, [...outcomes])))
    .groupBy(tallies.name)
    .orderBy(desc(sql`sum(${tallies.times})`), tallies.name)
    .limit(most);

/** What was looked for in the last `span` days and not found, the most often first. */
export const soughtInVain = (db: DbOrTx, span: number, most: number) =>
  db
    .select({ name: tallies.name, views: sql<number>`sum(${tallies.times})::int` })
    .from(tallies)
    .where(and(gte(tallies.day, firstDay(span)), inArray(tallies.kind, ['search'])))
    .groupBy(tallies.name)
    .orderBy(desc(sql`sum(${tallies.times})`), tallies.name)
    .limit(most);

/** How many days searches that found nothing are kept: as long as the panel can look back. */
const searchDays = 90;

/** Forgets searches that are older; gives how many lines went. */
export async function forgetSearches(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(tallies)
    .where(and(inArray(tallies.kind, ['search']), lt(tallies.day, firstDay(searchDays))));
  return rowCount ?? 0;
}
