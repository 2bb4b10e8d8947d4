import { and, sql } from 'drizzle-orm';
import { plainQuery } from '#lib/lists/table-query.ts';
import { leastAlike, likenessTo } from '../db/likeness.ts';
import { services } from '../services.ts';
import type { ListReader } from './filter.ts';
import type { TablePlan } from './plan.ts';
import { idsOf, rowsOf } from './read-table.ts';

/** The first rows of a list that hold every word; where none does, those that are spelled most alike. */
export async function findInTable<Row extends { id: string }, Name extends string>(
  plan: TablePlan<Row, Name>,
  words: string,
  reader: ListReader,
  limit: number,
): Promise<Row[]> {
  const exact = await idsOf(plan, { ...plainQuery, q: words }, reader, { limit, offset: 0 });
  if (exact.length > 0 || !plan.search) return rowsOf(plan, exact);
  const likeness = likenessTo(words, plan.search);
  const where = and(plan.where?.(reader), sql`${likeness} >= ${leastAlike}`);
  const { rows } = await services().database.db.execute<{ id: string }>(
    sql`select ${plan.id} as id from ${plan.from} where ${where} order by ${likeness} desc, ${plan.id} desc limit ${limit}`,
  );
  return rowsOf(
    plan,
    rows.map(({ id }) => id),
  );
}
