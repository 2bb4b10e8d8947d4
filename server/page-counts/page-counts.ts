import { sql } from 'drizzle-orm';
import { now } from '../clock.ts';
import { pageCounts } from '../db/tables.ts';
import { type Db, inTransaction } from '../db/transaction.ts';
import { log } from '../log.ts';
import type { Visit } from './visit.ts';

export { type Visit, visitOf } from './visit.ts';

/** Counts pages in memory and writes the sums now and then. */
export interface PageCounts {
  /** Counts a visit; null is no visit. Costs no query. */
  count: (visit: Visit | null) => void;
  /** Writes what was counted; on failure keeps it for the next time. */
  flush: () => Promise<void>;
  start: (every?: number) => void;
  stop: () => Promise<void>;
}

const dayMs = 86_400_000;
let today = { number: -1, text: '' };

function dayOf(at: number): string {
  const number = Math.floor(at / dayMs);
  if (number !== today.number) today = { number, text: new Date(at).toISOString().slice(0, 10) };
  return today.text;
}

type Row = typeof pageCounts.$inferInsert;

// A flood of made-up addresses and campaigns must not fill the memory while the database is away.
const most = 20_000;
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
  let sums = new Map<string, Row>();
  let timer: NodeJS.Timeout | null = null;

  function add(row: Row): void {
    const key = [row.day, row.page, row.referringHost, row.campaign, row.deviceKind].join('\n');
    const known = sums.get(key);
    if (known) known.views += row.views;
    else if (sums.size < most) sums.set(key, row);
  }

  async function flush(): Promise<void> {
    if (sums.size === 0) return;
    const taken = sums;
    sums = new Map();
    try {
      // In one order for all processes, or two flushes could wait for each other.
      await write(
        db,
        [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
      );
    } catch (error) {
      for (const row of taken.values()) add(row);
      throw error;
    }
  }

  return {
    count: (visit) => {
      if (visit) add({ ...visit, day: dayOf(now().getTime()), views: 1 });
    },
    flush,
    start: (every = 10_000) => {
      timer = setInterval(() => {
        flush().catch((error: unknown) => log().debug({ err: error }, 'page counts wait for the database'));
      }, every);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await flush().catch((error: unknown) =>
        log().warn({ err: error }, 'the last page counts were not kept'),
      );
    },
  };
}
