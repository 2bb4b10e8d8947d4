import { type SQL, sql } from 'drizzle-orm';
import { defineCopy } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import type { AlikeCount } from './facets.ts';
import { catalogueTag, matches, seenBy } from './visible.server.ts';

/** Everything that can be counted of one search; null where more fit than are counted. */
export type Counted = readonly AlikeCount[] | null;

interface Kept {
  made: number;
  counted: Promise<Counted>;
  renewing: boolean;
}

/** A search with more results than this says “more than”, and its choices have no counts. */
export const mostCounted = 2000;
const oldestMs = 60_000;
const renewAfterMs = 40_000;
const mostKept = 200;

const kept = new Map<string, Kept>();

/** Forgotten before any page is made again, so that none shows the old counts beside the new list. */
export const countsCopy = defineCopy(
  'catalogue.counts',
  (tags) => {
    if (tags.includes(catalogueTag)) kept.clear();
  },
  () => kept.clear(),
);

async function count(visible: SQL, tsquery: string | null): Promise<Counted> {
  const few = tsquery === null ? sql`` : sql`limit ${mostCounted + 1}`;
  const { rows } = await services().database.db.execute<AlikeCount & Record<string, unknown>>(sql`
    select kind, demo, category as trade, price_model as price, industries, count(*)::int as count
    from (
      select kind, demo_url is not null as demo, category, price_model, industries from applications
      where ${visible} and ${matches(tsquery)} ${few}
    ) hits
    group by 1, 2, 3, 4, 5`);
  const sum = rows.reduce((all, row) => all + row.count, 0);
  return tsquery !== null && sum > mostCounted ? null : rows;
}

function begin(key: string, make: () => Promise<Counted>): Kept {
  const entry: Kept = { made: Date.now(), counted: make(), renewing: false };
  entry.counted.catch(() => kept.get(key) === entry && kept.delete(key));
  kept.delete(key);
  kept.set(key, entry);
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return entry;
}

/**
 * How many applications there are of each sort, for everybody or for staff, in one search. One query serves every
 * combination of choices; it is at most a minute old, and made again in time where it is asked for.
 */
export function countsOf(staff: boolean, tsquery: string | null): Promise<Counted> {
  const key = `${staff}:${tsquery === null ? '*' : tsquery}`;
  const make = () => count(seenBy(staff), tsquery);
  const entry = kept.get(key);
  const age = entry ? Date.now() - entry.made : oldestMs;
  if (!entry || age >= oldestMs) return begin(key, make).counted;
  if (age >= renewAfterMs && !entry.renewing) {
    entry.renewing = true;
    const next = make();
    // A failure leaves the old counts to their end.
    next.then(
      () => kept.get(key) === entry && begin(key, () => next),
      () => {},
    );
  }
  return entry.counted;
}
