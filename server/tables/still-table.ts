import type { TablePage } from '#lib/lists/table-page.ts';
import { plainQuery } from '#lib/lists/table-query.ts';
import { headsOf, type TablePlan } from './plan.ts';
import { orderOf } from './read-table.ts';

/** A list that holds these rows and offers no actions, for visitors who see what staff see. */
export function stillTable<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  rows: readonly Row[],
): TablePage<Row, Name> {
  return {
    list: plan.name,
    columns: headsOf(plan),
    filters: [],
    views: [],
    query: plainQuery,
    sort: orderOf(plan, plainQuery),
    rows,
    count: rows.length,
    countIsCapped: false,
    page: 1,
    pages: 1,
    pageSize: rows.length,
  };
}
