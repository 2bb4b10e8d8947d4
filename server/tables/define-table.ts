import { readTableQuery } from '#lib/table-query.ts';
import { ground } from '../ground.ts';
import { csvOf } from './csv.ts';
import type { ListReader } from './filters.ts';
import { filterNamesOf, type TablePlan } from './plan.ts';

export { choice, dates, days, exact, oneOf } from './filters.ts';

/** A list by its name, for whoever knows nothing of its rows. */
export interface AnyTable {
  name: string;
  section: string;
  /** What the address means, as a file. */
  file: (params: URLSearchParams, reader: ListReader) => ReadableStream<Uint8Array>;
}

/** A list of the admin panel with its file. */
type Table<Row extends { id: string }, Name extends string> = TablePlan<Row, Name> & AnyTable;

/** Defines a list of the admin panel. Its file and its saved views are known where its feature names it. */
export const defineTable = <Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
): Table<Row, Name> => ({
  ...plan,
  file: (params, reader) => csvOf(plan, readTableQuery(params, filterNamesOf(plan)), reader),
});

/** The list of this name. */
export const tableNamed = (name: string): AnyTable | null => ground().known.lists.get(name) ?? null;
