import { mostOfFilter } from '#lib/lists/table-page.ts';
import { readTableQuery } from '#lib/lists/table-query.ts';
import { grouped } from '#lib/money/grouped.ts';
import { AppError } from '../errors.ts';
import { chosenIds } from '../forms/chosen-ids.ts';
import type { Fields } from '../forms/fields.ts';
import type { ListReader } from './filter.ts';
import { filterNamesOf, type TablePlan } from './plan.ts';
import { idsOf } from './read-table.ts';

/**
 * The rows that a bulk action of a list is about: those that were ticked, or all that the address means if that was
 * ticked. The form says how many were shown then; where there are others now, nothing is done.
 */
export async function meantIds<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  fields: Fields,
  reader: ListReader,
  url: URL,
): Promise<string[]> {
  if (fields.all === undefined) return chosenIds(fields);
  const query = readTableQuery(url.searchParams, filterNamesOf(plan));
  const ids = await idsOf(plan, query, reader, { limit: mostOfFilter + 1, offset: 0 });
  if (String(ids.length) !== fields.all)
    throw new AppError({
      status: 409,
      code: 'changed',
      message: `${grouped(ids.length)} rows match now, instead of ${String(fields.all)}. Nothing was done. Check the list again.`,
    });
  return ids;
}
