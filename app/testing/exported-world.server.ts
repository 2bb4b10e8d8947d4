import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { features } from '#app/features.server.ts';
import { writeExport } from '#features/export/commands/write-export.server.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import type { TestDatabase } from '#server/db/testing/test-database.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { fillWorld } from './personal-world.server.ts';

const zora = {
  userId: `kestrel-${newId()}`,
  email: 'zora@quill.example',
  name: 'Zora "Q", =Quill',
  word: 'kestrel7781',
};

/** A site on which somebody used every part, and its export, for the tests of a file. */
export function inExportedWorld(): {
  folder: () => string;
  world: () => TestServices;
  archive: () => string;
} {
  let folder = '';
  let archive = '';
  let world: TestServices;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'));
    world = await openTestServices({ DATA_DIR: join(folder, 'old') }, features);
    holdClock('2026-11-13T12:00:00Z');
    await fillWorld([zora]);
    // Jobs and tallies write a while after a change: a row they add after the export would be missing from it.
    await Promise.all([services().jobs.stop(), services().tallies.stop()]);
    archive = join(folder, 'export.zip');
    await writeExport(archive);
  });
  afterAll(async () => {
    releaseClock();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder: () => folder, world: () => world, archive: () => archive };
}

/** Does some work over a connection of its own. */
export async function withClient<T>(
  database: TestDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
