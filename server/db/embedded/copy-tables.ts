import type pg from 'pg';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function tablesOf(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE' order by 1",
    [schema],
  );
  return rows.map((row) => row.name);
}

/** Copies one table through a cursor, some hundred rows at a time, as JSON text so that no number loses digits. */
async function copyTable(from: pg.Client, to: pg.Client, table: string): Promise<number> {
  await from.query(`declare rows cursor for select row_to_json(t)::text as line from ${table} t`);
  let copied = 0;
  for (;;) {
    const { rows } = await from.query<{ line: string }>('fetch 500 from rows');
    if (rows.length === 0) break;
    await to.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [
      `[${rows.map((row) => row.line).join(',')}]`,
    ]);
    copied += rows.length;
  }
  await from.query('close rows');
  return copied;
}

/** Copies the rows of every table in `public` that both sides have; gives how many rows each had. */
export async function copyTables(
  from: pg.Client,
  to: pg.Client,
  except: string[],
): Promise<Map<string, number>> {
  const targets = new Set(await tablesOf(to, 'public'));
  const missing = (await tablesOf(from, 'public')).filter(
    (name) => !targets.has(name) && !except.includes(name),
  );
  if (missing.length > 0) throw new Error(`the new database lacks the tables ${missing.join(', ')}`);
  const counts = new Map<string, number>();
  await from.query('begin isolation level repeatable read read only');
  await to.query('begin');
  // References between tables hold on the old side, so their order need not be found out here.
  await to.query('set local session_replication_role = replica');
  for (const name of await tablesOf(from, 'public')) {
    if (!except.includes(name)) counts.set(name, await copyTable(from, to, `public.${quote(name)}`));
  }
  await to.query('commit');
  await from.query('commit');
  return counts;
}
