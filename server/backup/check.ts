import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { type Migration, migrationsFor, pendingMigrations } from '../db/migration-files.ts';
import { StartError } from '../start-error.ts';
import {
  type BackupManifest,
  type BackupPart,
  backupHead,
  backupManifest,
  entryNames,
  formatVersion,
} from './format.ts';
import { readTar, type TarEntry } from './tar.ts';

const damaged = (path: string, why: string): StartError =>
  new StartError(`The backup ${path} is damaged (${why}). Nothing was changed. Use another copy of it.`);

/** Says of whatever goes wrong while the file is read that the file is damaged. */
async function* orDamaged<T>(path: string, read: AsyncIterable<T>): AsyncGenerator<T> {
  const pieces = read[Symbol.asyncIterator]();
  for (;;) {
    const next = await pieces.next().catch((error: unknown) => {
      throw damaged(path, error instanceof Error ? error.message : String(error));
    });
    if (next.done) return;
    yield next.value;
  }
}

/** The entries of a backup file, unpacked. */
export async function* entriesOf(path: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip();
  // Whoever reads from it gets the errors of both.
  pipeline(createReadStream(path), unpacked, () => {});
  try {
    for await (const entry of orDamaged(path, readTar(unpacked)))
      yield { ...entry, content: orDamaged(path, entry.content) };
  } finally {
    unpacked.destroy();
  }
}

/** All of an entry. */
export async function bytesOf(entry: TarEntry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parsed<T>(path: string, schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw damaged(path, 'its list cannot be read');
  }
}

/** Refuses what a newer program wrote, before anything else of it is believed. */
function refuseNewer(path: string, bytes: Buffer, known?: Migration[]): void {
  const loose = parsed(path, backupHead.pick({ format: true }), bytes);
  if (loose.format > formatVersion)
    throw new StartError(`The backup ${path} was made by a newer version. Update the program first.`);
  // Refuses a schema that this program does not know; its own sentences say why.
  const { migrations } = parsed(path, backupHead, bytes);
  pendingMigrations(known ?? migrationsFor(migrations), migrations);
}

/** Everything that a manifest says is in the file. */
const partsOf = (manifest: BackupManifest): BackupPart[] => [
  ...(manifest.secretPart ? [manifest.secretPart] : []),
  ...manifest.tables.flatMap(({ parts }) => parts),
  ...manifest.files,
];

/** Reads a backup from end to end and compares every part with its hash; gives the list of what is in it. */
export async function checkBackup(path: string, known?: Migration[]): Promise<BackupManifest> {
  const sums = new Map<string, string>();
  let manifest: BackupManifest | null = null;
  for await (const entry of entriesOf(path)) {
    if (entry.name === entryNames.head) refuseNewer(path, await bytesOf(entry), known);
    else if (entry.name === entryNames.manifest)
      manifest = parsed(path, backupManifest, await bytesOf(entry));
    else {
      const sum = createHash('sha256');
      for await (const chunk of entry.content) sum.update(chunk);
      sums.set(entry.name, sum.digest('hex'));
    }
  }
  if (!manifest) throw damaged(path, 'it ends before its list');
  const parts = partsOf(manifest);
  const wrong = parts.find(({ entry, sha256 }) => sums.get(entry) !== sha256);
  if (wrong) throw damaged(path, `${wrong.entry} is not what was written`);
  if (sums.size !== parts.length) throw damaged(path, 'it holds more than its list says');
  return manifest;
}
