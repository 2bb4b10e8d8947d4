import { now } from '../clock.ts';
import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { type ZipEntry, zipped } from '../zip/zip.ts';
import { collectData } from './collect.ts';
import type { DataSubject } from './define.ts';

const empty = new Uint8Array();

/** Everything that is kept of a person, as one archive: what is text in `data.json`, the files as they are. */
export async function archiveOf(person: DataSubject): Promise<ReadableStream<Uint8Array>> {
  const { database, env, storage } = services();
  const { parts, files } = await collectData(database.db, person);
  const at = now();
  const about = {
    site: readSettings().brand.name,
    address: env.PUBLIC_URL,
    madeAt: at.toISOString(),
    files: files.map(({ path }) => path),
    data: parts,
  };
  const entries: ZipEntry[] = [
    { path: 'data.json', content: async () => Buffer.from(`${JSON.stringify(about, null, 2)}\n`) },
    ...files.map(({ path, key }) => ({ path, content: async () => (await storage.get(key)) ?? empty })),
  ];
  return zipped(entries, at);
}
