import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup } from '#server/backup/check.ts';
import { offsitePlace } from '#server/backup/offsite/place.ts';
import { tryCopy } from '#server/backup/offsite/trial.ts';
import { forbidden } from '#server/errors.ts';
import { ground } from '#server/ground.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { eventKinds, openTestGround, type TestGround } from '#server/testing/test-ground.ts';
import { askForBackup, removeBackup } from './commands/back-up.server.ts';
import { askForTrial } from './commands/trial.server.ts';
import { backupPath } from './folder.server.ts';
import { backupsPage, lastBackup, offsiteState } from './queries.server.ts';
import { backupRoutes } from './routes.server.ts';

let folder = '';
let world: TestGround;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  world = await openTestGround({
    DATA_DIR: folder,
    BACKUP_KEY: 'correct horse battery staple',
    BACKUP_FOLDER: join(folder, 'elsewhere'),
  });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const made = async () => {
  await askForBackup('user:sam');
  await expect.poll(async () => (await backupsPage()).underWay, { timeout: 20_000 }).toBe(false);
};

it('makes a backup by job, keeps as many as were wanted and gives the file to owners alone', async () => {
  const { db } = ground().database;
  await ground().inTransaction((tx) => changeSettings(tx, { backup: { keep: 1 } }, 'user:sam'));
  await refreshSettings(db);
  await made();
  const [first] = (await backupsPage()).list;
  expect(first).toMatchObject({ standing: 'here', missing: 0, files: 0 });
  expect((await checkBackup(backupPath(first?.name ?? ''))).tables.length).toBeGreaterThan(60);
  await made();
  // The one before goes after the new one is whole.
  await expect.poll(async () => (await backupsPage()).list.length, { timeout: 20_000 }).toBe(1);
  const { list } = await backupsPage();
  const [kept] = list;
  expect(kept?.id).not.toBe(first?.id);
  expect(await lastBackup()).toMatchObject({ bytes: kept?.bytes });

  const app = backupRoutes({ requireOwner: async () => ({ userId: 'sam' }) });
  const path = `/api/staff/backups/${kept?.id}/file`;
  const answer = await app.request(path, { method: 'POST' });
  expect((await answer.arrayBuffer()).byteLength).toBe(kept?.bytes);
  expect((await app.request(`/api/staff/backups/${first?.id}/file`, { method: 'POST' })).status).toBe(404);
  const closed = backupRoutes({ requireOwner: async () => Promise.reject(forbidden()) }).onError(
    (_, context) => context.text('', 403),
  );
  expect((await closed.request(path, { method: 'POST' })).status).toBe(403);

  await removeBackup(kept?.id ?? '', 'user:sam');
  expect((await backupsPage()).list).toEqual([]);
  expect(await eventKinds()).toEqual(
    expect.arrayContaining(['backup.made', 'backup.downloaded', 'backup.removed']),
  );
});

it('makes one at a time', async () => {
  await askForBackup('user:sam');
  await expect(askForBackup('user:sia')).rejects.toMatchObject({ status: 409 });
  await expect.poll(async () => (await backupsPage()).underWay, { timeout: 20_000 }).toBe(false);
});

it('copies each backup off-site, encrypted, and restores the newest copy as a trial', async () => {
  const before = (await backupsPage()).offsite;
  expect({ place: before.place, trial: before.trial.standing }).toEqual({
    place: join(folder, 'elsewhere'),
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
  expect(readdirSync(folder).filter((name) => name.startsWith('trial-'))).toEqual([]);

  // With an embedded database, and on a server that lets us make none.
  const { pool, url } = world.database;
  const place = offsitePlace(ground().env);
  if (!place) throw new Error('no place is set');
  const tryOn = (address: string | undefined) =>
    tryCopy(place, list[0]?.name ?? '', {
      ...ground().env,
      APP_SECRET: ground().secret,
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
  const copy = join(folder, 'elsewhere', list[0]?.name ?? '', '000001');
  const bytes = readFileSync(copy);
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(copy, bytes);
  await askForTrial();
  await expect.poll(standing, { timeout: 60_000, interval: 200 }).toBe('failed');
  expect((await offsiteState()).trial.problem).toMatch(/does not open/);
  expect(await eventKinds()).toEqual(
    expect.arrayContaining(['backup.copied', 'backup.tried', 'backup.trial-failed']),
  );
}, 120_000);

it('keeps a backup whose copy failed, and says so', async () => {
  await rm(join(folder, 'elsewhere'), { recursive: true });
  writeFileSync(join(folder, 'elsewhere'), 'no folder');
  await made();
  await expect.poll(async () => (await offsiteState()).standing, { timeout: 20_000 }).toBe('failed');
  const { list, offsite } = await backupsPage();
  expect(list[0]).toMatchObject({ standing: 'here', isOffsite: false });
  expect(offsite.problem).toMatch(/could not be copied/);
}, 60_000);
