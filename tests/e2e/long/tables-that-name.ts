import type pg from 'pg';

/** How many rows of each table hold one of these words anywhere; tables with none are left out. */
export async function tablesThatName(
  client: pg.Client,
  words: readonly string[],
): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from "${name}" as each
       where exists (select from unnest($1::text[]) as word where position(word in to_jsonb(each)::text) > 0)`,
      [words],
    );
    if (rows[0]?.count) found[name] = rows[0].count;
  }
  return found;
}
