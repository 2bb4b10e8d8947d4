import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { askForBackup } from '../commands/back-up.server.ts';
import { backupsFeature } from '../feature.server.ts';
import { backupsPage } from '../queries.server.ts';

/** A site for the tests of a file that copies its backups into the folder `elsewhere` of its own. */
export function inBackupWorld(): { folder: () => string; world: () => TestServices } {
  let folder = '';
  let world: TestServices;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    world = await openTestServices(
      {
        DATA_DIR: folder,
        BACKUP_KEY: 'correct horse battery staple',
        BACKUP_FOLDER: join(folder, 'elsewhere'),
      },
      [backupsFeature],
    );
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder: () => folder, world: () => world };
}

/** Makes a backup as staff ask for it, and waits for it. */
export async function made(): Promise<void> {
  await askForBackup('user:sam');
  await expect.poll(async () => (await backupsPage()).underWay, { timeout: 20_000 }).toBe(false);
}
