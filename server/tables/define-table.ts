import type { TablePage } from '#lib/table-page.ts';
import { readTableQuery } from '#lib/table-query.ts';
import type { Fields } from '../forms/fields.ts';
import { ground } from '../ground.ts';
import { csvOf } from './csv.ts';
import type { ListReader } from './filters.ts';
import { meantIds } from './meant-ids.ts';
import { openTable } from './open-table.ts';
import { filterNamesOf, type ListAction, type ListPlan } from './plan.ts';

export { choice, dates, days, exact, oneOf } from './filters.ts';

/** What every list can be asked for, whatever its rows are. */
interface Asking {
  /** What the address means, as a file. */
  file: (params: URLSearchParams, reader: ListReader) => ReadableStream<Uint8Array>;
  /** What the address means, as a page. */
  open: (
    params: URLSearchParams,
    reader: ListReader,
  ) => Promise<{ table: TablePage<{ id: string }>; facts: object }>;
  /** The rows that a form is about. */
  meant: (fields: Fields, reader: ListReader, url: URL) => Promise<string[]>;
}

/** A list by its name, for whoever knows nothing of its rows. */
export interface AnyTable extends Asking {
  name: string;
  section: string;
  columns: Readonly<Record<string, { label: string }>>;
  actions?: Readonly<Record<string, ListAction>>;
}

/** Defines a list of the admin panel. Its file and its saved views are known where its feature names it. */
export const defineTable = <
  Row extends { id: string },
  Name extends string,
  Facts extends object = object,
  Action extends string = never,
>(
  plan: ListPlan<Row, Name, Facts, Action>,
): ListPlan<Row, Name, Facts, Action> & Asking => ({
  ...plan,
  file: (params, reader) => csvOf(plan, readTableQuery(params, filterNamesOf(plan)), reader),
  open: async (params, reader) => {
    const [table, facts] = await Promise.all([openTable(plan, reader, params), plan.facts?.(reader)]);
    return { table, facts: facts ?? {} };
  },
  meant: (fields, reader, url) => meantIds(plan, fields, reader, url),
});

/** The list of this name. */
export const tableNamed = (name: string): AnyTable | null => ground().known.lists.get(name) ?? null;
