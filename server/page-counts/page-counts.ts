import { sql } from 'drizzle-orm';
import { pageCounts } from '../db/tables.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { countedDay } from './day.ts';
import { makeSums, type Sums } from './sums.ts';
import type { Visit } from './visit.ts';

export { visitOf } from './visit.ts';

/** Counts pages in memory and writes the sums now and then. */
export type PageCounts = Sums<Visit>;

type Row = typeof pageCounts.$inferInsert;

const batch = 500;

async function write(db: Db, rows: Row[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < rows.length; from += batch) {
      await tx
        .insert(pageCounts)
        .values(rows.slice(from, from + batch))
        .onConflictDoUpdate({
          target: [
            pageCounts.day,
            pageCounts.page,
            pageCounts.referringHost,
            pageCounts.campaign,
            pageCounts.deviceKind,
          ],
          set: { views: sql`${pageCounts.views} + excluded.views` },
        });
    }
  });
}

/** The page counts of this process. */
export function makePageCounts(db: Db): PageCounts {
  const sums = makeSums<Row>({
    name: 'page counts',
    keyOf: ({ day, page, referringHost, campaign, deviceKind }) =>
      [day, page, referringHost, campaign, deviceKind].join('\n'),
    add: (known, { views }) => {
      known.views += views;
    },
    write: (rows) => write(db, rows),
  });
  return { ...sums, count: (visit) => sums.count(visit && { ...visit, day: countedDay(), views: 1 }) };
}
