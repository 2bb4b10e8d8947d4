import type { Client } from 'pg';
import { type CopiedTable, quoted, tableName } from '../copy/catalogue.ts';

/** What a table holds: how many rows, and a sum over all of them that does not depend on their order. */
interface TableSum {
  rows: number;
  sum: string;
}

/** Sums a table up in the database itself; both sides must have the same `plainForms`. */
export async function sumOf(client: Client, table: CopiedTable): Promise<TableSum> {
  const columns = table.columns.map((column) => `t.${quoted(column)}`).join(', ');
  const half = (side: string) => `coalesce(sum(('x' || ${side}(hash, 16))::bit(64)::bigint::numeric), 0)`;
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, ${half('left')} || ' ' || ${half('right')} as sum
     from (select md5(row(${columns})::text) as hash from ${tableName(table)} t) hashes`,
  );
  const [found] = rows;
  return { rows: Number(found?.rows ?? 0), sum: found?.sum ?? '' };
}

export const isSame = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.sum === other.sum;
