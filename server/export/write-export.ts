import type { Client } from 'pg';
import { type CsvValue, csvLine, csvStart } from '#lib/files/csv.ts';
import { quoted } from '../db/copy/catalogue.ts';
import type { Storage } from '../storage/storage.ts';
import type { ZipEntry } from '../zip/zip.ts';
import { formatText, kindIn, type Words } from './format-text.ts';
import { type ExportManifest, exportVersion } from './manifest.ts';
import { exportedTables, type TableShape } from './shapes.ts';

/** How far an export is. */
export interface ExportProgress {
  done: number;
  all: number;
}

/** What an export is made of. */
interface ExportOrder {
  /** A connection of its own, in whose transaction all tables are read as of one moment. */
  client: Client;
  storage: Storage;
  site: string;
  madeAt: Date;
  words: Words;
  tell?: (progress: ExportProgress) => void;
}

const rowsAtOnce = 500;
/** A file of rows ends after so many bytes and the next begins: one is in memory at a time. */
const fileBytes = 16 * 1024 * 1024;

const entry = (path: string, text: string): ZipEntry => ({ path, content: async () => Buffer.from(text) });

/** A value of a row as a cell. */
const cellOf = (value: unknown): CsvValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as CsvValue);

/** The rows of a table, some hundred at a time: each as the text that goes into the file. */
async function* rowsOf(client: Client, { name, columns, key }: TableShape): AsyncGenerator<string[]> {
  const shown = columns.map((column) => quoted(column.name)).join(', ');
  const order = key.length > 0 ? `order by ${key.map(quoted).join(', ')}` : '';
  await client.query(
    `declare exported no scroll cursor for
     select row_to_json(r)::text as line from (select ${shown} from ${quoted(name)} ${order}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from exported`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close exported');
}

/** Both files of a table, cut where they would get too large. Gives the number of rows. */
async function* tableEntries(
  client: Client,
  kind: string,
  shape: TableShape,
): AsyncGenerator<ZipEntry, number> {
  const names = shape.columns.map(({ name }) => name);
  const head = csvStart + csvLine(names);
  let [lines, table, part, rows] = ['', head, 1, 0];
  const pathOf = (ending: string) => `${kind}/${shape.name}${part === 1 ? '' : `.${part}`}.${ending}`;
  for await (const some of rowsOf(client, shape)) {
    for (const line of some) {
      const row = JSON.parse(line) as Record<string, unknown>;
      lines += `${line}\n`;
      table += csvLine(names.map((name) => cellOf(row[name])));
    }
    rows += some.length;
    if (lines.length < fileBytes) continue;
    yield entry(pathOf('jsonl'), lines);
    yield entry(pathOf('csv'), table);
    [lines, table, part] = ['', head, part + 1];
  }
  if (part === 1 || lines !== '') {
    yield entry(pathOf('jsonl'), lines);
    yield entry(pathOf('csv'), table);
  }
  return rows;
}

/** Everything that an export holds, file by file: the description, the rows of one moment, what was uploaded. */
export async function* exportEntries(order: ExportOrder): AsyncGenerator<ZipEntry> {
  const { client, storage, site, madeAt, words, tell } = order;
  await client.query('begin isolation level repeatable read read only');
  await client.query("set local timezone = 'UTC'");
  const shapes = await exportedTables(client);
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  const progress = { done: 0, all: shapes.length + keys.length };
  tell?.({ ...progress });
  yield entry('FORMAT.md', formatText({ site, madeAt: madeAt.toISOString(), tables: shapes }, words));

  const tables: ExportManifest['tables'] = [];
  for (const shape of shapes) {
    const kind = kindIn(words, shape.name);
    const rows = yield* tableEntries(client, kind, shape);
    tables.push({ name: shape.name, kind, columns: shape.columns.map(({ name }) => name), rows });
    progress.done += 1;
    tell?.({ ...progress });
  }
  await client.query('commit');

  let files = 0;
  for (const key of keys.toSorted()) {
    const content = await storage.get(key);
    progress.done += 1;
    // Removed since the list was read.
    if (!content) continue;
    yield { path: `files/${key}`, content: async () => content };
    files += 1;
    tell?.({ ...progress });
  }
  const manifest: ExportManifest = {
    format: 'akra-export',
    version: exportVersion,
    site,
    madeAt: madeAt.toISOString(),
    tables,
    files,
  };
  yield entry('export.json', `${JSON.stringify(manifest, null, 2)}\n`);
}
