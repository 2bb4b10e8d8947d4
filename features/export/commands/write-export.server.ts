import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { now } from '#server/clock.ts';
import { type ExportProgress, exportEntries } from '#server/export/write-export.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { zipped } from '#server/zip/zip.ts';
import { tableWords } from '../words.server.ts';

/** Writes the whole site into an archive and returns its size. An incomplete archive is never left behind. */
export async function writeExport(
  path: string,
  tell: (progress: ExportProgress) => void = () => {},
): Promise<number> {
  const { database, storage } = services();
  const client = new pg.Client({ ...database.connection, application_name: 'akra export' });
  client.on('error', (error) => log().warn({ err: error }, 'the connection of an export was lost'));
  await client.connect();
  const draft = `${path}.part`;
  try {
    const madeAt = now();
    const site = readSettings().brand.name;
    const entries = exportEntries({ client, storage, site, madeAt, words: tableWords(), tell });
    // A draft of an earlier try would be in the way.
    await rm(draft, { force: true });
    const archive = Readable.fromWeb(zipped(entries, madeAt) as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(archive, createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    await rename(draft, path);
    return (await stat(path)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
