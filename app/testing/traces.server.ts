import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '#server/services.ts';

const quoted = (name: string): string => `"${name}"`;

/** Every table of the database, the queue's too, as `schema.table`. */
export async function allTables(): Promise<string[]> {
  const { rows } = await services().database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows of each table hold one of these words in any of their columns, apart from another's address that contains one; tables without one are left out. */
export async function tracesIn(words: readonly string[], apartFrom = ' '): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await allTables()) {
    const { rows } = await services().database.pool.query<{ rows: number }>(
      `select count(*)::int as rows from ${table.split('.').map(quoted).join('.')} as line
        where exists (select 1 from unnest($1::text[]) as word where position(lower(word) in replace(lower(line::text), $2, '')) > 0)`,
      [words, apartFrom],
    );
    if (rows[0]?.rows) found[table] = rows[0].rows;
  }
  return found;
}

/** How many rows a table has. */
export async function rowsIn(table: string): Promise<number> {
  const { rows } = await services().database.pool.query<{ rows: number }>(
    `select count(*)::int as rows from ${quoted(table)}`,
  );
  return rows[0]?.rows ?? 0;
}

/** All files of a storage folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Those of them whose name or content holds one of these words. */
export async function tracesInFiles(folder: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of await filesIn(folder)) {
    // It may be deleted while this looks.
    const content = await readFile(path, 'latin1').catch(() => '');
    const text = `${path}\n${content}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path);
  }
  return found;
}
