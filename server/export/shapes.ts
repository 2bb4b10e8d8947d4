import type { Client } from 'pg';
import { leftOutColumns, leftOutTables } from './left-out.ts';

/** A column as FORMAT.md describes it. */
export interface ColumnShape {
  name: string;
  /** As PostgreSQL calls it. */
  type: string;
  nullable: boolean;
  /** The table and column that it refers to, if it does. */
  refersTo: string | null;
}

/** A table that is exported. */
export interface TableShape {
  name: string;
  columns: ColumnShape[];
  /** The columns that identify its rows and by which they are ordered. */
  key: string[];
}

interface Found extends ColumnShape {
  table: string;
}

/** Every table of the site that an export holds, with its columns; those that the database fills itself are left out. */
export async function exportedTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<Found>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       not a.attnotnull as nullable,
       (select f.confrelid::regclass::text || '.' || r.attname from pg_constraint f
          join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.confkey[1]
        where f.contype = 'f' and f.conrelid = c.oid and f.conkey = array[a.attnum] limit 1) as "refersTo"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const { rows: keys } = await client.query<{ table: string; key: string[] }>(
    `select c.relname as table, array_agg(a.attname::text order by array_position(k.conkey, a.attnum)) as key
     from pg_constraint k join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
     where k.contype = 'p' and k.connamespace = 'public'::regnamespace group by 1`,
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable]
    .filter(([name]) => !Object.hasOwn(leftOutTables, name))
    .map(([name, columns]) => ({
      name,
      key: keys.find(({ table }) => table === name)?.key ?? [],
      columns: columns
        .filter((column) => !Object.hasOwn(leftOutColumns[name] ?? {}, column.name))
        .map(({ table: _, ...column }) => column),
    }));
}
