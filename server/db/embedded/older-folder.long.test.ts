import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadEnv } from '../../env.ts';
import { openServices } from '../../open-services.ts';
import { closeServices } from '../../services.ts';
import { schemaOf } from '../testing/schema-of.ts';
import { makeTestDatabase } from '../testing/test-database.ts';
import { expectKept, makeEarlier } from '../testing/upgraded.ts';
import { openEmbedded } from './embedded.ts';
import { dataPaths } from './paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra older '));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(dataPaths(folder).sockets, { recursive: true, force: true });
});

it('a data folder of an earlier version is brought up to date by the next start, with its rows', async () => {
  const earlier = await openEmbedded(folder, { shared: false });
  const before = await makeEarlier(earlier.connection, 40);
  await earlier.close();

  const { database } = await openServices(loadEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  const today = await makeTestDatabase();
  expect(await schemaOf(database)).toEqual(await schemaOf(today));
  await expectKept(database.connection, before);
  await today.close();
  await closeServices();
});
