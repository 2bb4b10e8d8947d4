import { and, desc, gte, ne, sql } from 'drizzle-orm';
import { pageCounts } from '../db/tables.ts';
import type { DbOrTx } from '../db/transaction.ts';
import { firstDay } from './day.ts';

/** How often something was counted. */
export interface Counted {
  name: string;
  views: number;
}

/** What was read in a span of days that ends today. */
export interface Numbers {
  days: { day: string; views: number }[];
  pages: Counted[];
  sources: Counted[];
  campaigns: Counted[];
  devices: Counted[];
}

const dayMs = 86_400_000;
const most = 15;

const views = sql<number>`sum(${pageCounts.views})::int`;

/** Sums what was counted in the last `span` days: by day, page, source, campaign and kind of device. */
export async function numbersOf(db: DbOrTx, span: number): Promise<Numbers> {
  const since = gte(pageCounts.day, firstDay(span));
  const top = (
    column: typeof pageCounts.page | typeof pageCounts.referringHost | typeof pageCounts.campaign,
  ) =>
    db
      .select({ name: column, views })
      .from(pageCounts)
      .where(and(since, ne(column, '')))
      .groupBy(column)
      .orderBy(desc(views), column)
      .limit(most);
  const counted = await db
    .select({ day: pageCounts.day, views })
    .from(pageCounts)
    .where(since)
    .groupBy(pageCounts.day);
  const byDay = new Map(counted.map(({ day, views: count }) => [day, count]));
  const begin = Date.parse(firstDay(span));
  return {
    days: Array.from({ length: span }, (_, index) => {
      const day = new Date(begin + index * dayMs).toISOString().slice(0, 10);
      return { day, views: byDay.get(day) ?? 0 };
    }),
    pages: await top(pageCounts.page),
    sources: await top(pageCounts.referringHost),
    campaigns: await top(pageCounts.campaign),
    devices: await db
      .select({ name: pageCounts.deviceKind, views })
      .from(pageCounts)
      .where(since)
      .groupBy(pageCounts.deviceKind)
      .orderBy(desc(views)),
  };
}
