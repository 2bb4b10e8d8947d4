import pg from 'pg';
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
function sampleOf({ name, type, first }: Column, nth: number): unknown {
  // Meetings begin on the quarter of an hour.
  if (name === 'step') return 15;
  if (type.endsWith('[]')) return '{}';
  if (first) return first;
  if (type === 'uuid') return id;
  if (type === 'jsonb') return JSON.stringify({ text, n: 12_345.5 });
  if (type === 'boolean') return true;
  if (type === 'date') return '2026-11-16';
  // Later columns hold later times: what ends, ends after it began.
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 10, 16, 8, 0, 0, nth + 123)).toISOString();
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

/** Which columns to give a value: some checks want one or two of several to be empty. */
function* choices(columns: Column[]): Generator<Column[]> {
  const optional = columns.filter(({ required }) => !required);
  yield columns;
  for (const left of optional)
    for (const other of optional) yield columns.filter((column) => column !== left && column !== other);
}

async function fillTable(client: pg.Client, table: string, all: Column[]): Promise<void> {
  for (const columns of choices(all)) {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    const places = columns.map((_, n) => `$${n + 1}`).join(', ');
    const filled = await client
      .query(`insert into ${quoted(table)} (${names}) values (${places})`, columns.map(sampleOf))
      .catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === '23514') return null;
        throw error;
      });
    if (filled) return;
  }
  throw new Error(`no row passes the checks of ${table}`);
}

/** Puts a row into every table, with a value in as many columns as its checks allow. */
export async function fillTables(client: pg.Client): Promise<void> {
  // References and triggers are of no interest while the rows come in.
  await client.query('set session_replication_role = replica');
  for (const [table, columns] of await columnsOf(client)) await fillTable(client, table, columns);
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
