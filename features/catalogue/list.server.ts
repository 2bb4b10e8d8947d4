import { inArray, type SQL, sql } from 'drizzle-orm';
import { defineQuery } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import type { ListWish } from './address.ts';
import { countsOf, mostCounted } from './counts.server.ts';
import { type Choices, countFacets, type FacetCounts } from './facets.ts';
import { interpret } from './interpret.server.ts';
import type { Sort } from './kinds.ts';
import { applications } from './tables.server.ts';
import { type Tile, tileColumns } from './tiles.server.ts';
import { catalogueTag, chosenBy, matches, seenBy } from './visible.server.ts';
import { type Reading, tsqueryOf } from './words.ts';

/** How many are on a page: three of them are wide, which makes nine rows of three. */
export const pageSize = 24;
/** A search is ranked over its most popular hits: ranking all of a common word's took five times as long. */
const mostRanked = 500;

/** A page of the catalogue. */
export interface List {
  tiles: Tile[];
  sort: Sort;
  page: number;
  pages: number;
  /** How many there are; `more` where it is at least so many. */
  total: number;
  more: boolean;
  /** Null where too many fit to be counted by choice. */
  facets: FacetCounts['facets'] | null;
  reading: Pick<Reading, 'corrected' | 'unknown'>;
  /** No entry holds all of the words: these hold some. */
  loose: boolean;
}

const orders: Record<Exclude<Sort, 'fit'>, SQL> = {
  recommended: sql`popularity desc, position, id`,
  name: sql`name, id`,
  newest: sql`published_at desc, id`,
};

interface Asked {
  staff: boolean;
  tsquery: string | null;
  chosen: Choices;
  sort: Sort;
}

/** The ids of a page in their order, and how many hits were ranked. */
async function pageOf({ staff, tsquery, chosen, sort }: Asked, page: number) {
  const { db } = services().database;
  const where = sql`${seenBy(staff)} and ${matches(tsquery)} and ${chosenBy(chosen)}`;
  const cut = sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
  if (tsquery === null) {
    const order = orders[sort === 'fit' ? 'recommended' : sort];
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from applications where ${where} order by ${order} ${cut}`,
    );
    return { ids: rows.map(({ id }) => id), ranked: 0 };
  }
  const order =
    sort === 'fit'
      ? sql`ts_rank(search, to_tsquery('english', ${tsquery})) desc, ${orders.recommended}`
      : orders[sort];
  // `offset 0` keeps the words' index in use: in the order of popularity the texts of thousands would be opened to find 500.
  const { rows } = await db.execute<{ id: string; ranked: number }>(sql`
    with hits as materialized (
      select id from (select id, popularity, position from applications where ${where} offset 0) found
      order by ${orders.recommended} limit ${mostRanked}
    )
    select id, (select count(*)::int from hits) as ranked from applications
    where id in (select id from hits) order by ${order} ${cut}`);
  return { ids: rows.map(({ id }) => id), ranked: rows[0]?.ranked ?? 0 };
}

async function tilesOf(ids: readonly string[]): Promise<Tile[]> {
  if (ids.length === 0) return [];
  const rows = await services()
    .database.db.select({ id: applications.id, ...tileColumns })
    .from(applications)
    .where(inArray(applications.id, [...ids]));
  const byId = new Map(rows.map(({ id, ...tile }) => [id, tile]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function listWith(asked: Asked, wished: number): Promise<Omit<List, 'reading' | 'loose'>> {
  const [counted, first] = await Promise.all([countsOf(asked.staff, asked.tsquery), pageOf(asked, wished)]);
  const counts = counted === null ? null : countFacets(counted, asked.chosen);
  const total = counts?.total ?? (first.ranked || mostCounted);
  const reachable = asked.tsquery === null ? total : Math.min(total, mostRanked);
  const pages = Math.max(1, Math.ceil(reachable / pageSize));
  const page = Math.min(wished, pages);
  const { ids } = page === wished ? first : await pageOf(asked, page);
  return {
    tiles: await tilesOf(ids),
    sort: asked.sort,
    page,
    pages,
    total,
    more: counts === null && total >= mostRanked,
    facets: counts?.facets ?? null,
  };
}

/** A page of the catalogue as an address wishes it. Staff see what is in review too. */
export const listApplications = defineQuery(
  [catalogueTag],
  async (wish: ListWish, { staff }: { staff: boolean }): Promise<List> => {
    const { groups, corrected, unknown } = await interpret(wish.words);
    const reading = { corrected, unknown };
    const searched = groups.length > 0 || unknown.length > 0;
    const sort = wish.sort === 'fit' && !searched ? null : wish.sort;
    const asked = (tsquery: string | null): Asked => ({
      staff,
      tsquery,
      chosen: wish.chosen,
      sort: sort ?? (searched ? 'fit' : 'recommended'),
    });
    if (!searched) return { ...(await listWith(asked(null), wish.page)), reading, loose: false };
    if (unknown.length === 0) {
      const strict = await listWith(asked(tsqueryOf(groups, true)), wish.page);
      if (strict.total > 0 || groups.length === 1) return { ...strict, reading, loose: false };
    }
    // A search of unknown words alone finds nothing, by a query that fits nothing.
    const any = await listWith(asked(tsqueryOf(groups, false)), wish.page);
    return { ...any, reading, loose: groups.length > 0 && any.total > 0 };
  },
);
