import type pg from 'pg';
import { quoted } from '../copy/catalogue.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** What its check allows first, as text. */
  first: string | null;
}

const text = 'ünï\t"quotes" \\N';
const id = '0190a000-0000-7000-8000-000000000001';

/** A value that is the same wherever a row of another table is meant, so that every reference leads somewhere. */
function valueOf({ type, first }: Column, nth: number): unknown {
  if (type.endsWith('[]')) return '{}';
  if (first) return first;
  if (type === 'uuid') return id;
  if (type === 'jsonb') return JSON.stringify({ text, n: 12_345.5 });
  if (type === 'boolean') return true;
  if (type === 'date') return '2026-11-16';
  // Later columns hold later times: what ends, ends after it began.
  if (type.startsWith('timestamp'))
    return new Date(Date.UTC(2026, 10, 16, 8, 0, 0, nth + 123)).toISOString();
  if (/^(integer|smallint|bigint|numeric|real|double)/.test(type)) return 1;
  return text;
}

async function columnsOf(client: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
       (select substring(pg_get_constraintdef(k.oid) from '''([^'']*)''') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1) as first
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     order by c.relname, a.attnum`,
  );
  return Map.groupBy(rows, ({ table }) => table);
}

/** Puts a row into every table; where checks forbid that all columns have a value, only the required ones get one. */
export async function fillTables(client: pg.Client): Promise<void> {
  // References and triggers are of no interest while the rows come in.
  await client.query('set session_replication_role = replica');
  const insert = (table: string, columns: Column[]) =>
    client.query(
      `insert into ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')})
       values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
      columns.map(valueOf),
    );
  for (const [table, columns] of await columnsOf(client))
    await insert(table, columns).catch(() =>
      insert(
        table,
        columns.filter(({ required }) => required),
      ),
    );
  await client.query('set session_replication_role = origin');
}

/** The rows of every table, column by column, as text. */
export async function rowsOf(client: pg.Client): Promise<Map<string, Record<string, unknown>[]>> {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const table of (await columnsOf(client)).keys()) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${quoted(table)} t order by t::text collate "C"`,
    );
    found.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return found;
}
