import { createHmac } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { networkOf } from '#lib/run/network.ts';
import { now } from '../clock.ts';
import { limitCounters } from '../db/tables.ts';
import type { Db } from '../db/transaction.ts';
import { isUnavailable, tooMany, unavailable } from '../errors.ts';
import { makeBuckets } from './bucket.ts';

/** How often one network may do something. */
export interface LimitRule {
  purpose: string;
  /** The limit in each process: so many at once, then so many a second. It refuses floods before they cost a query. */
  burst: number;
  perSecond: number;
  /** Across all processes, in the database. */
  stored?: { max: number; windowSeconds: number };
}

/** The rate limits. */
export interface Limits {
  /** Counts one use by this address. Throws 429 if there were too many, and 503 if the limit needs the database and can't reach it. */
  take: (rule: LimitRule, address: string) => Promise<void>;
  /** Removes counters of windows that are over; gives how many. */
  clean: () => Promise<number>;
}

/** The limits over a database; addresses are kept only as keyed hashes, for as long as a window lasts. */
export function makeLimits(db: Db, secret: string): Limits {
  const buckets = makeBuckets();

  async function count(key: string, { max, windowSeconds }: NonNullable<LimitRule['stored']>): Promise<void> {
    const seconds = now().getTime() / 1000;
    const window = Math.floor(seconds / windowSeconds);
    const endsAt = new Date((window + 1) * windowSeconds * 1000);
    const [row] = await db
      .insert(limitCounters)
      .values({ key: `${key}:${window}`, used: 1, endsAt })
      .onConflictDoUpdate({ target: limitCounters.key, set: { used: sql`${limitCounters.used} + 1` } })
      .returning({ used: limitCounters.used });
    if (row && row.used > max) throw tooMany(endsAt.getTime() / 1000 - seconds);
  }

  return {
    take: async (rule, address) => {
      const hash = createHmac('sha256', secret)
        .update(`limit:${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 22);
      const key = `${rule.purpose}:${hash}`;
      const wait = buckets.take(key, rule.burst, rule.perSecond);
      if (wait > 0) throw tooMany(wait);
      if (!rule.stored) return;
      try {
        await count(key, rule.stored);
      } catch (error) {
        throw isUnavailable(error) ? unavailable(error) : error;
      }
    },
    clean: async () => {
      const gone = await db.delete(limitCounters).where(lte(limitCounters.endsAt, now()));
      return gone.rowCount ?? 0;
    },
  };
}
