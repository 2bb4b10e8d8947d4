import { describe, expect, it } from 'vitest';
import { tableWords } from '#features/export/words.server.ts';
import { leftOutColumns, leftOutTables } from '#server/export/left-out.ts';
import { exportedTables, type TableShape } from '#server/export/shapes.ts';
import { openZip } from '#server/zip/read-zip.ts';
import { inExportedWorld, withClient } from './testing/exported-world.server.ts';

const { world, archive } = inExportedWorld();

const shapesHere = (): Promise<TableShape[]> => withClient(world().database, exportedTables);

describe('an export', () => {
  it('describes every table and every column, and says what is left out', async () => {
    const zip = await openZip(archive());
    const text = String(await zip.files.find(({ path }) => path === 'FORMAT.md')?.content());
    const paths = zip.files.map(({ path }) => path);
    await zip.close();
    for (const { name, columns } of await shapesHere()) {
      const kind = tableWords()[name]?.kind;
      expect(kind, `${name} stands in the source of a part`).toBeDefined();
      expect(paths).toEqual(expect.arrayContaining([`${kind}/${name}.jsonl`, `${kind}/${name}.csv`]));
      const part = text.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? '';
      for (const column of columns) expect(part).toContain(`| \`${column.name}\` |`);
    }
    for (const table of Object.keys(leftOutTables)) expect(text).toContain(`\`${table}\``);
    expect(text).toContain('Since when the visitor has been waiting for our answer');
  });

  it('holds the same rows as a table for spreadsheets', async () => {
    const zip = await openZip(archive());
    const read = async (path: string) =>
      String(await zip.files.find((file) => file.path === path)?.content());
    const lines = (await read('booking/bookings.jsonl')).trim().split('\n');
    const csv = await read('booking/bookings.csv');
    await zip.close();
    expect(csv.trim().split('\r\n')).toHaveLength(lines.length + 1);
    expect(csv).toContain('"Zora ""Q"", =Quill"');
  });

  it('leaves out what would open something', async () => {
    const harmless = new Set(['pdf_hash', 'mail_hash', 'sha256']);
    const telling = /hash|sealed|secret|token/;
    const found = (await shapesHere()).flatMap(({ name, columns }) =>
      columns
        .filter((one) => telling.test(one.name) && !harmless.has(one.name))
        .map((one) => `${name}.${one.name}`),
    );
    expect(found).toEqual([]);
    const { rows } = await world().database.pool.query(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    const tables = new Set(rows.map(({ tablename }) => tablename));
    for (const name of [...Object.keys(leftOutTables), ...Object.keys(leftOutColumns)])
      expect([name, tables.has(name)]).toEqual([name, true]);
  });
});
