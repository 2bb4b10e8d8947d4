import { inDatabase } from './sign-up.ts';

/** How many rows of a site's tables hold one of these words anywhere, by table; tables with none are left out. */
export const rowsNaming = (origin: string, words: readonly string[]): Promise<Record<string, number>> =>
  inDatabase(origin, async (client) => {
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const found: Record<string, number> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ rows: number }>(
        `select count(*)::int as rows from "${name}" as line where line::text ilike any ($1)`,
        [words.map((word) => `%${word}%`)],
      );
      if (rows[0]?.rows) found[name] = rows[0].rows;
    }
    return found;
  });
