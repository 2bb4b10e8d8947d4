import { globalCell } from '#lib/global-cell.ts';
import { readTableQuery } from '#lib/table-query.ts';
import { csvOf } from './csv.ts';
import type { ListReader } from './filters.ts';
import { filterNamesOf, type TablePlan } from './plan.ts';

export { choice, dates, days, exact, oneOf } from './filters.ts';

/** A list by its name, for whoever knows nothing of its rows. */
export interface KnownTable {
  section: string;
  /** What the address means, as a file. */
  file: (params: URLSearchParams, reader: ListReader) => ReadableStream<Uint8Array>;
}

const known = globalCell('tables', () => new Map<string, KnownTable>());

/** Defines a list of the admin panel and makes its file and its saved views known under its name. */
export function defineTable<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
): TablePlan<Row, Name> {
  known.set(plan.name, {
    section: plan.section,
    file: (params, reader) => csvOf(plan, readTableQuery(params, filterNamesOf(plan)), reader),
  });
  return plan;
}

/** A list that was defined under this name. */
export const tableNamed = (name: string): KnownTable | null => known.get(name) ?? null;
