import { z } from 'zod';
import { listFields } from './list-query.ts';

/** What the address of a staff list says: words, order, page, columns and the list's own filters. */
export interface TableQuery {
  q: string;
  /** A column's name, with a minus before it for the other way round; empty for the list's own order. */
  sort: string;
  page: number;
  /** The columns to show, in this order; empty for the list's own choice. */
  cols: readonly string[];
  /** What each filter is set to, by its name in the address; those that are not set are left out. */
  filters: Readonly<Record<string, readonly string[]>>;
}

/** A list as it opens when the address says nothing. */
export const plainQuery: TableQuery = { q: '', sort: '', page: 1, cols: [], filters: {} };

const names = z.string().regex(/^[a-zA-Z][\w-]{0,40}$/);
const mostValues = 30;

const read = <T>(schema: z.ZodType<T>, value: unknown, otherwise: T): T => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : otherwise;
};

/** Reads an address; whatever makes no sense there is left out, so that an old link still opens the list. */
export function readTableQuery(params: URLSearchParams, filterNames: readonly string[]): TableQuery {
  const filters: Record<string, string[]> = {};
  for (const name of filterNames) {
    const values = [...new Set(params.getAll(name).map((value) => value.trim().slice(0, 200)))].filter(
      Boolean,
    );
    if (values.length > 0) filters[name] = values.slice(0, mostValues);
  }
  const cols = params.getAll('cols').flatMap((list) => list.split(','));
  return {
    q: read(listFields.q, params.get('q') ?? '', ''),
    sort: read(z.string().regex(/^-?[a-zA-Z][\w-]{0,40}$/), params.get('sort'), ''),
    page: read(listFields.page, params.get('page') ?? 1, 1),
    cols: [...new Set(cols)].filter((name) => names.safeParse(name).success).slice(0, mostValues),
    filters,
  };
}

/** A query as an address says it, without the question mark; the same query is always the same text. */
export function printTableQuery(query: TableQuery): string {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  for (const name of Object.keys(query.filters).toSorted())
    for (const value of query.filters[name] ?? []) params.append(name, value);
  if (query.sort) params.set('sort', query.sort);
  if (query.cols.length > 0) params.set('cols', query.cols.join(','));
  if (query.page > 1) params.set('page', String(query.page));
  return params.toString();
}

/** The address of a list with something changed; any change goes back to the first page. */
export function tableHref(path: string, query: TableQuery, change: Partial<TableQuery> = {}): string {
  const asked = printTableQuery({ ...query, page: 1, ...change });
  return asked ? `${path}?${asked}` : path;
}

/** The column that a list is ordered by, and which way. */
export function sortOf(sort: string): { column: string; descending: boolean } {
  const descending = sort.startsWith('-');
  return { column: descending ? sort.slice(1) : sort, descending };
}
