import type { Client } from 'pg';

/** What copying needs to know about a table; columns that the database fills itself are left out. */
export interface CopiedTable {
  schema: 'public' | 'pgboss';
  name: string;
  columns: string[];
}

/** A name in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table in a statement. */
export const tableName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** The jobs' tables that say what is to be done; the others hold figures that pg-boss gathers again. The order is that of their references. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Writes and reads values in one form, whatever the server or the role prefers. */
export const plainForms = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  'set extra_float_digits = 3',
  "set bytea_output = 'hex'",
  "set client_encoding = 'UTF8'",
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
].join('; ');

/** Every table whose rows are the site's, the jobs' own after ours; parts of a table are read through it. */
export async function copiedTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = any($1))
     group by 1, 2`,
    [jobTables],
  );
  const order = ({ schema, name }: CopiedTable) =>
    schema === 'public' ? `0 ${name}` : `1 ${jobTables.indexOf(name)}`;
  return rows.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** The version of the jobs' tables; null where there are none. */
export async function jobsVersion(client: Client): Promise<number | null> {
  const { rows: found } = await client.query<{ t: string | null }>(
    "select to_regclass('pgboss.version') as t",
  );
  if (!found[0]?.t) return null;
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  return rows[0]?.version ?? null;
}

/** A reference between tables, as it is dropped and made again. */
interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** What keeps rows from being written in any order. */
export interface Guards {
  references: Reference[];
  /** Tables with triggers of ours. */
  triggers: string[];
}

/** Takes references and triggers off and gives what they were. With no more rights than the tables' owner has. */
export async function takeGuards(client: Client): Promise<Guards> {
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const { rows: guarded } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
  );
  const triggers = guarded.map(({ table }) => table);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of triggers) await client.query(`alter table ${table} disable trigger user`);
  return { references, triggers };
}

/** Puts references and triggers back, which checks every reference. */
export async function putGuards(client: Client, { references, triggers }: Guards): Promise<void> {
  for (const table of triggers) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Lets `fill` write rows in any order and past the triggers that keep them from changing, in the caller's transaction. */
export async function withoutGuards(client: Client, fill: () => Promise<void>): Promise<void> {
  const guards = await takeGuards(client);
  await fill();
  await putGuards(client, guards);
}
