import { readTableQuery } from '#lib/lists/table-query.ts';
import { services } from '../services.ts';
import { csvOf } from './csv.ts';
import { meantIds } from './meant-ids.ts';
import { openTable } from './open-table.ts';
import { type AnyTable, type Asking, filterNamesOf, type ListPlan } from './plan.ts';

export { choice, dates, days, exact, oneOf } from './filters.ts';

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
export const tableNamed = (name: string): AnyTable | null => services().known.lists.get(name) ?? null;
