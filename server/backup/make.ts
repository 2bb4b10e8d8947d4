import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { now } from '../clock.ts';
import { copiedTables, jobsVersion, plainForms, quoted, tableName } from '../db/copy/catalogue.ts';
import { copyOut } from '../db/copy/copy-protocol.ts';
import { sequencesOf } from '../db/copy/sequences.ts';
import { log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { holdDeletes } from '../storage/held-deletes.ts';
import type { Storage } from '../storage/storage.ts';
import { programVersion } from '../version.ts';
import {
  type BackupHead,
  type BackupManifest,
  type BackupPart,
  type BackupTable,
  entryNames,
  formatVersion,
} from './format.ts';
import { secretMark } from './secret-mark.ts';
import { tarEnd, tarHead, tarPadding } from './tar.ts';

/** What is in a backup so far. */
export interface BackupProgress {
  tables: number;
  tablesAll: number;
  rows: number;
  files: number;
  filesAll: number;
}

/** What a backup is made of, and where it goes. */
interface BackupOrder {
  connection: pg.ClientConfig;
  storage: Storage;
  /** The secret, and whether it is in the data folder; if so, the backup includes it. */
  secret: { value: string; inFolder: boolean };
  /** The finished file; until then it is written under another name in the same folder. */
  out: string;
  tell?: (progress: BackupProgress) => void;
  /** Receives the name of the snapshot while it is open, so that tests can compare against it. */
  onSnapshot?: (client: pg.Client) => Promise<void>;
}

/** A complete backup. */
export interface MadeBackup {
  bytes: number;
  sha256: string;
  manifest: BackupManifest;
  /** Keys of files that disappeared before they could be read, which happens only if someone changes the storage directly. */
  missing: string[];
}

const partBytes = 4 * 1024 * 1024;

/** Opens the snapshot that the whole backup reads. Deletions of files are paused first, so every file named in its rows still exists. */
async function openSnapshot(client: pg.Client): Promise<void> {
  await client.query(plainForms);
  await holdDeletes(client);
  await client.query('begin isolation level repeatable read read only');
}

async function headOf(client: pg.Client, secret: BackupOrder['secret']): Promise<BackupHead> {
  const { rows: found } = await client.query<{ t: string | null }>(
    "select to_regclass('schema_migrations') as t",
  );
  if (!found[0]?.t) throw new StartError('There is no site here yet. Run npm start first.');
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  );
  return {
    format: formatVersion,
    madeAt: now().toISOString(),
    program: programVersion(),
    migrations: rows,
    jobs: await jobsVersion(client),
    secret: { lies: secret.inFolder ? 'here' : 'in APP_SECRET', mark: secretMark(secret.value) },
  };
}

/** Gathers small chunks into parts of some megabytes, whose size and hash are known before they are written. */
async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The archive, piece by piece; what was written is noted in `found`. */
async function* archive(
  client: pg.Client,
  { storage, secret, tell, onSnapshot }: BackupOrder,
  found: { manifest: BackupManifest | null; missing: string[] },
): AsyncGenerator<Uint8Array> {
  const at = now();
  function* entry(name: string, bytes: Uint8Array): Generator<Uint8Array, BackupPart> {
    yield tarHead(name, bytes.length, at);
    yield bytes;
    yield tarPadding(bytes.length);
    return { entry: name, bytes: bytes.length, sha256: sumOf(bytes) };
  }
  await openSnapshot(client);
  await onSnapshot?.(client);
  const head = await headOf(client, secret);
  yield* entry(entryNames.head, Buffer.from(`${JSON.stringify(head, null, 2)}\n`));
  const secretPart = secret.inFolder
    ? yield* entry(entryNames.secret, Buffer.from(`${secret.value}\n`))
    : null;

  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  const listed = await copiedTables(client);
  const progress = { tables: 0, tablesAll: listed.length, rows: 0, files: 0, filesAll: keys.length };
  tell?.({ ...progress });

  const tables: BackupTable[] = [];
  for (const table of listed) {
    const columns = table.columns.map(quoted).join(', ');
    const { chunks, rows } = copyOut(client, `copy (select ${columns} from ${tableName(table)}) to stdout`);
    const parts: BackupPart[] = [];
    for await (const part of inParts(chunks))
      parts.push(yield* entry(entryNames.table(table.schema, table.name, parts.length + 1), part));
    tables.push({ ...table, rows: await rows, parts });
    progress.tables += 1;
    progress.rows += tables.at(-1)?.rows ?? 0;
    tell?.({ ...progress });
  }
  const sequences = await sequencesOf(client);
  // The snapshot has been read; files do not need it, and a long one keeps the database from tidying up.
  await client.query('commit');

  const files: BackupManifest['files'] = [];
  for (const key of keys.toSorted()) {
    const kept = await storage.stream(key);
    if (!kept) {
      found.missing.push(key);
      continue;
    }
    const name = entryNames.file(key);
    const sum = createHash('sha256');
    let bytes = 0;
    yield tarHead(name, kept.size, at);
    for await (const chunk of kept.body) {
      sum.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    if (bytes !== kept.size) throw new Error(`a file changed its size while it was read: ${key}`);
    yield tarPadding(bytes);
    files.push({ entry: name, bytes, sha256: sum.digest('hex'), key, contentType: kept.contentType ?? null });
    progress.files += 1;
    if (progress.files % 20 === 0) tell?.({ ...progress });
  }
  const manifest = { ...head, tables, sequences, files, secretPart };
  yield* entry(entryNames.manifest, Buffer.from(`${JSON.stringify(manifest)}\n`));
  yield tarEnd();
  found.manifest = manifest;
  tell?.({ ...progress });
}

/** Writes a consistent backup of a site that may be running; the file is there whole or not at all, for its owner's eyes only. */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const draft = `${order.out}.part`;
  const client = new pg.Client({ ...order.connection, application_name: 'akra backup' });
  client.on('error', (error) => log().warn({ err: error }, 'the connection of a backup was lost'));
  await client.connect();
  const found: { manifest: BackupManifest | null; missing: string[] } = { manifest: null, missing: [] };
  const sum = createHash('sha256');
  const counted = new Transform({
    transform: (chunk, _, done) => {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(
      Readable.from(archive(client, order, found), { objectMode: false, highWaterMark: 1024 * 1024 }),
      createGzip({ level: 6 }),
      counted,
      createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
    );
    const file = await open(draft, 'r+');
    await file.sync();
    await file.close();
    await rename(draft, order.out);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    // Ending the session lets go of the deletes as well.
    await client.end().catch(() => {});
  }
  if (!found.manifest) throw new Error('the backup has no list of its parts');
  const { size } = await stat(order.out);
  return { bytes: size, sha256: sum.digest('hex'), manifest: found.manifest, missing: found.missing };
}
