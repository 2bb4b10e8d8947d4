import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import { sortOf, type TableQuery } from '#lib/lists/table-query.ts';
import { services } from '../services.ts';
import type { ListReader } from './filter.ts';
import type { Column, TablePlan } from './plan.ts';

/** Counting stops here, so that a list of 100,000 opens as fast as one of 100. */
const countCap = 10_000;
const usualPageSize = 30;

/** What of a plan decides which rows are meant, and in which order. */
type Selection = Omit<TablePlan<{ id: string }, string>, 'rows' | 'columns'> & {
  columns: Readonly<Record<string, Pick<Column<never>, 'sort'>>>;
};

/** One page of the rows that a query means. */
interface RowsPage<Row> {
  rows: Row[];
  count: number;
  countIsCapped: boolean;
  page: number;
  pages: number;
  pageSize: number;
}

function filterConditions({ filters = {} }: Selection, query: TableQuery, reader: ListReader) {
  return Object.entries(filters).map(([name, filter]) => {
    if (filter.kind !== 'days') {
      const values = query.filters[name];
      return values && filter.where(values, reader);
    }
    const [from = '', to = ''] = [query.filters[`${name}-from`]?.[0], query.filters[`${name}-to`]?.[0]];
    return from || to ? filter.where([from, to], reader) : undefined;
  });
}

function meant(plan: Selection, query: TableQuery, reader: ListReader): SQL {
  const searched = searchPatterns(query.q).map((pattern) =>
    or(...(plan.search ?? []).map((column) => ilike(column, pattern))),
  );
  const where = and(plan.where?.(reader), ...searched, ...filterConditions(plan, query, reader));
  return where ? sql`where ${where}` : sql.empty();
}

/** The order that a query means: its own where the list knows the column, otherwise the list's. */
export function orderOf(plan: Pick<Selection, 'columns' | 'defaultSort'>, query: TableQuery): string {
  const { column } = sortOf(query.sort);
  return Object.hasOwn(plan.columns, column) && plan.columns[column]?.sort ? query.sort : plan.defaultSort;
}

function ordered(plan: Selection, query: TableQuery): SQL {
  const { column, descending } = sortOf(orderOf(plan, query));
  const by = plan.columns[column]?.sort;
  const way = descending ? sql` desc` : sql.empty();
  // Rows with equal values are sorted by id: otherwise a row could appear on two pages, or on none.
  return by ? sql`order by ${by}${way}, ${plan.id}${way}` : sql`order by ${plan.id}${way}`;
}

/** The ids of all rows that a query means, in its order; of one page where limits are given. */
export async function idsOf(
  plan: Selection,
  query: TableQuery,
  reader: ListReader,
  part?: { limit: number; offset: number },
): Promise<string[]> {
  const limits = part ? sql`limit ${part.limit} offset ${part.offset}` : sql.empty();
  const found = await services().database.db.execute<{ id: string }>(
    sql`select ${plan.id} as id from ${plan.from} ${meant(plan, query, reader)} ${ordered(plan, query)} ${limits}`,
  );
  return found.rows.map(({ id }) => id);
}

async function countOf(plan: Selection, query: TableQuery, reader: ListReader): Promise<number> {
  const counted = await services().database.db.execute<{ total: number }>(
    sql`select count(*)::int as total from
      (select 1 from ${plan.from} ${meant(plan, query, reader)} limit ${countCap + 1}) as found`,
  );
  return counted.rows[0]?.total ?? 0;
}

/** The rows behind some ids, in their order; one that went meanwhile is left out. */
export async function rowsOf<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  ids: string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await plan.rows(services().database.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** One page of a list: searched, filtered, ordered and cut by the database. A page too far is the last one. */
export async function readTable<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  query: TableQuery,
  reader: ListReader,
): Promise<RowsPage<Row>> {
  const pageSize = plan.pageSize ?? usualPageSize;
  const farthest = Math.ceil(countCap / pageSize);
  const cut = (page: number) =>
    idsOf(plan, query, reader, { limit: pageSize, offset: (page - 1) * pageSize });
  const asked = Math.min(query.page, farthest);
  const [total, found] = await Promise.all([countOf(plan, query, reader), cut(asked)]);
  const count = Math.min(total, countCap);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = Math.min(asked, pages);
  const rows = await rowsOf(plan, page === asked ? found : await cut(page));
  return { rows, count, countIsCapped: total > countCap, page, pages, pageSize };
}
