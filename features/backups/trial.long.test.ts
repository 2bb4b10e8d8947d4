import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offsitePlace } from '#server/backup/offsite/place.ts';
import { tryCopy } from '#server/backup/offsite/trial.ts';
import { services } from '#server/services.ts';
import { eventKinds } from '#server/testing/test-services.ts';
import { askForTrial } from './commands/trial.server.ts';
import { backupsPage, offsiteState } from './queries.server.ts';
import { inBackupWorld, made } from './testing/world.server.ts';

const { folder, world } = inBackupWorld();

it('copies each backup off-site, encrypted, and restores the newest copy as a trial', async () => {
  const before = (await backupsPage()).offsite;
  expect({ place: before.place, trial: before.trial.standing }).toEqual({
    place: join(folder(), 'elsewhere'),
    trial: 'never',
  });
  await made();
  // The copy follows once the backup itself is whole.
  await expect.poll(async () => (await backupsPage()).list[0]?.isOffsite, { timeout: 20_000 }).toBe(true);
  const { list, offsite } = await backupsPage();
  expect(list[0]?.offsiteProblem).toBeNull();
  expect(offsite).toMatchObject({ standing: 'fine', problem: null });
  expect(offsite.bytes).toBeGreaterThan(list[0]?.bytes ?? 0);

  await askForTrial();
  const standing = async () => (await offsiteState()).trial.standing;
  await expect.poll(standing, { timeout: 60_000, interval: 200 }).toBe('passed');
  const tried = (await offsiteState()).trial;
  // The row of the backup itself was written after its snapshot.
  expect(tried).toMatchObject({ way: 'restored', rows: list[0]?.rows, files: 0, problem: null });
  expect(readdirSync(folder()).filter((name) => name.startsWith('trial-'))).toEqual([]);

  // With an embedded database, and on a server that lets us make none.
  const { pool, url } = world().database;
  const place = offsitePlace(services().env);
  if (!place) throw new Error('no place is set');
  const tryOn = (address: string | undefined) =>
    tryCopy(place, list[0]?.name ?? '', {
      ...services().env,
      APP_SECRET: services().secret,
      DATABASE_URL: address,
    });
  const databases = async () =>
    (await pool.query("select 1 from pg_database where datname like 'akra_trial%'")).rowCount;
  expect(await tryOn(undefined)).toEqual({ way: 'restored', rows: tried.rows, files: 0 });
  await pool.query('create role trial_reader login');
  expect(await tryOn(url.replace('//akra@', '//trial_reader@'))).toEqual({
    way: 'read',
    rows: tried.rows,
    files: 0,
  });
  await pool.query('drop role trial_reader');
  expect(await databases()).toBe(0);

  // A copy that somebody touched: the trial says so.
  const copy = join(folder(), 'elsewhere', list[0]?.name ?? '', '000001');
  const bytes = readFileSync(copy);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(copy, bytes);
  await askForTrial();
  await expect.poll(standing, { timeout: 60_000, interval: 200 }).toBe('failed');
  expect((await offsiteState()).trial.problem).toMatch(/can’t be opened/);
  expect(await eventKinds()).toEqual(
    expect.arrayContaining(['backup.copied', 'backup.tried', 'backup.trial-failed']),
  );
});
