import type { Client } from 'pg';
import { type CopiedTable, quoted, tableName } from '../copy/catalogue.ts';
import { copyIn, copyOut } from '../copy/copy-protocol.ts';
import { isSame, sumOf } from './checksum.ts';

/** What is brought over in one transaction: a table, or the jobs' tables, which hold on to each other. */
export interface Unit {
  name: string;
  tables: CopiedTable[];
}

/** Parts all tables into units. */
export function unitsOf(tables: readonly CopiedTable[]): Unit[] {
  const jobs = tables.filter(({ schema }) => schema === 'pgboss');
  const own = tables.filter(({ schema }) => schema === 'public');
  return [
    ...own.map((table) => ({ name: table.name, tables: [table] })),
    ...(jobs.length > 0 ? [{ name: 'jobs', tables: jobs }] : []),
  ];
}

async function isThere(source: Client, target: Client, unit: Unit): Promise<boolean> {
  for (const table of unit.tables)
    if (!isSame(await sumOf(source, table), await sumOf(target, table))) return false;
  return true;
}

/** Brings a unit over, all or nothing; what is there already, by its checksum, stays. */
export async function copyUnit(
  source: Client,
  target: Client,
  unit: Unit,
): Promise<{ rows: number; copied: boolean }> {
  let rows = 0;
  if (await isThere(source, target, unit)) {
    for (const table of unit.tables) rows += (await sumOf(target, table)).rows;
    return { rows, copied: false };
  }
  await target.query('begin');
  try {
    await target.query(`truncate ${unit.tables.map(tableName).join(', ')} cascade`);
    for (const table of unit.tables) {
      const columns = table.columns.map(quoted).join(', ');
      const { chunks } = copyOut(source, `copy (select ${columns} from ${tableName(table)}) to stdout`);
      rows += await copyIn(target, `copy ${tableName(table)} (${columns}) from stdin`, chunks);
    }
    await target.query('commit');
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  }
  return { rows, copied: true };
}
