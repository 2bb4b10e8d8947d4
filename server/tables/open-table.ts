import type { TableFilter, TablePage } from '#lib/lists/table-page.ts';
import { readTableQuery } from '#lib/lists/table-query.ts';
import { services } from '../services.ts';
import type { Filter, ListReader } from './filter.ts';
import { filterNamesOf, headsOf, type TablePlan } from './plan.ts';
import { orderOf, readTable } from './read-table.ts';
import { viewsOf } from './views.ts';

async function shownFilter(name: string, filter: Filter): Promise<TableFilter> {
  const { label, kind, options = [] } = filter;
  if (kind !== 'choice') return { name, label, kind };
  return { name, label, kind, options: typeof options === 'function' ? await options() : options };
}

/** What the page of a list needs: its rows as the address asks for them, and what else can be asked for. */
export async function openTable<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  reader: ListReader,
  params: URLSearchParams,
): Promise<TablePage<Row, Name>> {
  const query = readTableQuery(params, filterNamesOf(plan));
  const [rows, saved, filters] = await Promise.all([
    readTable(plan, query, reader),
    viewsOf(services().database.db, plan.name, reader),
    Promise.all(Object.entries(plan.filters ?? {}).map(([name, filter]) => shownFilter(name, filter))),
  ]);
  return {
    list: plan.name,
    columns: headsOf(plan),
    filters,
    views: [
      ...Object.entries(plan.views ?? {}).map(([name, asked]) => ({
        id: null,
        name,
        query: asked,
        shared: true,
        own: false,
      })),
      ...saved,
    ],
    query,
    sort: orderOf(plan, query),
    ...rows,
  };
}
