import type { Client } from 'pg';
import { quoted, withoutGuards } from '../db/copy/catalogue.ts';
import { contentType } from '../http/content-types.ts';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';
import type { ZippedFile } from '../zip/read-zip.ts';
import { type ExportManifest, exportManifest, exportVersion } from './manifest.ts';
import { exportedTables } from './shapes.ts';

const rowsAtOnce = 500;

/** What an archive says that it is; refuses what is no export or a newer one. */
export async function manifestOf(files: readonly ZippedFile[]): Promise<ExportManifest> {
  const found = files.find(({ path }) => path === 'export.json');
  if (!found) throw new StartError('This file isn’t a complete export, because it has no export.json.');
  const manifest = exportManifest.parse(JSON.parse((await found.content()).toString('utf8')));
  if (manifest.version > exportVersion)
    throw new StartError(
      'This export comes from a newer version of the program. Import it with that version.',
    );
  return manifest;
}

/** Refuses tables and columns that this version does not know: nothing may be lost on the way. */
async function refuseUnknown(client: Client, { tables }: ExportManifest): Promise<void> {
  const known = new Map((await exportedTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) {
    const own = known.get(name);
    if (!own) throw new StartError(`This version has no table ${name}, which the export has.`);
    const strange = columns.find((column) => !own.some((each) => each.name === column));
    if (strange) throw new StartError(`This version has no column ${name}.${strange}, which the export has.`);
  }
}

/** The files of rows of a table, in their order. */
function partsOf(
  files: readonly ZippedFile[],
  { kind, name }: ExportManifest['tables'][number],
): ZippedFile[] {
  const part = (path: string): number => {
    if (path === `${kind}/${name}.jsonl`) return 1;
    const [, number = '0'] = /^\.(\d+)\.jsonl$/.exec(path.replace(`${kind}/${name}`, '')) ?? [];
    return path.startsWith(`${kind}/${name}.`) ? Number(number) : 0;
  };
  return files.filter(({ path }) => part(path) > 0).toSorted((a, b) => part(a.path) - part(b.path));
}

async function fillTable(
  client: Client,
  files: readonly ZippedFile[],
  table: ExportManifest['tables'][number],
): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  // The database itself reads the values, so that none passes through a number that is too small for it.
  const statement = `insert into ${quoted(table.name)} (${columns})
    select ${columns} from json_populate_recordset(null::${quoted(table.name)}, $1::json)`;
  let rows = 0;
  for (const file of partsOf(files, table)) {
    const lines = (await file.content())
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '');
    for (let at = 0; at < lines.length; at += rowsAtOnce) {
      const some = lines.slice(at, at + rowsAtOnce);
      await client.query(statement, [`[${some.join(',')}]`]);
      rows += some.length;
    }
  }
  if (rows !== table.rows)
    throw new StartError(`The export has ${rows} rows of ${table.name} where it says ${table.rows}.`);
}

/** Puts the rows of an export into a database that has the schema, in one transaction: all of them or none. */
export async function importRows(
  client: Client,
  files: readonly ZippedFile[],
  manifest: ExportManifest,
): Promise<void> {
  await refuseUnknown(client, manifest);
  await client.query('begin');
  try {
    await withoutGuards(client, async () => {
      const names = manifest.tables.map(({ name }) => quoted(name));
      if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
      for (const table of manifest.tables) await fillTable(client, files, table);
    });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const folder = 'files/';

/** Puts what was uploaded back under its keys. */
export async function importFiles(storage: Storage, files: readonly ZippedFile[]): Promise<number> {
  const uploads = files.filter(({ path }) => path.startsWith(folder));
  for (const { path, content } of uploads) {
    const key = path.slice(folder.length);
    await storage.put(key, await content(), contentType(key));
  }
  return uploads.length;
}
