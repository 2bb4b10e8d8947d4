import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkBackup } from '#server/backup/check.ts';
import { forbidden } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { eventKinds } from '#server/testing/test-services.ts';
import { askForBackup, removeBackup } from './commands/back-up.server.ts';
import { backupPath } from './folder.server.ts';
import { backupsPage, lastBackup, offsiteState } from './queries.server.ts';
import { backupRoutes } from './routes.server.ts';
import { inBackupWorld, made } from './testing/world.server.ts';

const { folder } = inBackupWorld();

it('makes a backup by job, keeps as many as were wanted and gives the file to owners alone', async () => {
  const { db } = services().database;
  await services().inTransaction((tx) => changeSettings(tx, { backup: { keep: 1 } }, 'user:sam'));
  await refreshSettings(db);
  await made();
  const [first] = (await backupsPage()).list;
  expect(first).toMatchObject({ standing: 'here', missing: 0, files: 0 });
  expect((await checkBackup(backupPath(first?.name ?? ''))).tables.length).toBeGreaterThan(60);
  await made();
  // The one before goes after the new one is whole.
  await expect.poll(async () => (await backupsPage()).list.length).toBe(1);
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
  await expect.poll(async () => (await backupsPage()).underWay).toBe(false);
});

it('keeps a backup whose copy failed, and says so', async () => {
  await rm(join(folder(), 'elsewhere'), { recursive: true, force: true });
  writeFileSync(join(folder(), 'elsewhere'), 'no folder');
  await made();
  await expect.poll(async () => (await offsiteState()).standing).toBe('failed');
  const { list, offsite } = await backupsPage();
  expect(list[0]).toMatchObject({ standing: 'here', isOffsite: false });
  expect(offsite.problem).toMatch(/couldn’t copy this backup/);
});
