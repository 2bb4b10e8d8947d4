import { mkdir, rm } from 'node:fs/promises';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { makeBackup } from '#server/backup/make.ts';
import { backupName } from '#server/backup/name.ts';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { makeStorage } from '#server/storage/make-storage.ts';
import { backupPath, backupsFolder } from '../folder.server.ts';
import { beyond, isUnderWay, standingOf } from '../rules.ts';
import { backups } from '../tables.server.ts';
import { copyOffsite } from './offsite.server.ts';

type Backup = typeof backups.$inferSelect;

const change = (id: string, set: Partial<Backup>) =>
  services().database.db.update(backups).set(set).where(eq(backups.id, id));

/** Removes the files of backups beyond the number that is kept. */
async function removeOld(): Promise<void> {
  const { db } = services().database;
  const done = await db.select().from(backups).where(eq(backups.state, 'done'));
  for (const { id, name } of beyond(done, readSettings().backup.keep)) {
    await rm(backupPath(name), { force: true });
    await change(id, { state: 'removed' });
  }
  // A year is enough to see when backups were made.
  const year = new Date(now().getTime() - 365 * 86_400_000);
  await db
    .delete(backups)
    .where(and(inArray(backups.state, ['removed', 'failed']), lt(backups.askedAt, year)));
}

async function make({ id, name, actor }: Backup): Promise<void> {
  const { database, env, inTransaction, secret } = services();
  await mkdir(backupsFolder(), { recursive: true, mode: 0o700 });
  // An unfinished file of an earlier attempt would be in the way.
  await rm(`${backupPath(name)}.part`, { force: true });
  let told = 0;
  const made = await makeBackup({
    connection: database.connection,
    storage: makeStorage(env),
    secret: { value: secret, inFolder: !env.APP_SECRET },
    out: backupPath(name),
    tell: (progress) => {
      if (Date.now() - told < 400) return;
      told = Date.now();
      change(id, { progress, seenAt: now() }).catch((error: unknown) =>
        log().warn({ err: error }, 'the progress of a backup was not noted'),
      );
    },
  });
  const { bytes, sha256, manifest, missing } = made;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const files = manifest.files.length;
  const found = { bytes, sha256, rows, files, missing: missing.length };
  await inTransaction(async (tx) => {
    const at = now();
    await tx
      .update(backups)
      .set({ ...found, state: 'done', seenAt: at, endedAt: at })
      .where(eq(backups.id, id));
    await recordEvent(tx, {
      kind: 'backup.made',
      subject: `backup:${id}`,
      actor,
      data: { bytes, rows, files },
    });
  });
}

export const backupJob = defineJob({
  name: 'backup',
  schema: z.object({ id: z.uuid() }),
  retries: 0,
  expireIn: 6 * 3600,
  concurrency: 1,
  run: async ({ id }) => {
    const [row] = await services().database.db.select().from(backups).where(eq(backups.id, id));
    if (!row || (row.state !== 'waiting' && row.state !== 'running')) return;
    await change(id, { state: 'running', seenAt: now() });
    try {
      await make(row);
    } catch (error) {
      log().error({ err: error }, 'a backup failed');
      const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      const problem = full
        ? 'The disk is full, so the backup wasn’t completed.'
        : 'The backup stopped before it was complete. The server’s log says why.';
      await change(id, { state: 'failed', problem, endedAt: now() });
      throw error;
    }
    await copyOffsite(row);
    await removeOld();
  },
});

/** Lets a backup be made by job; refuses while one is under way. */
export async function askForBackup(actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const [last] = await tx.select().from(backups).orderBy(desc(backups.askedAt)).limit(1).for('update');
    if (last && isUnderWay(standingOf(last, false, now())))
      throw new AppError({
        status: 409,
        code: 'under_way',
        message: 'A backup is already being made. Wait until it is done.',
      });
    const id = newId();
    const at = now();
    await tx
      .insert(backups)
      .values({ id, name: backupName(at), state: 'waiting', actor, askedAt: at, seenAt: at });
    await recordEvent(tx, { kind: 'backup.asked', subject: `backup:${id}`, actor });
    await enqueue(tx, backupJob, { id });
    return id;
  });
}

/** Removes the file of a backup; the list still shows that it was made. */
export async function removeBackup(id: string, actor: string): Promise<void> {
  const [row] = await services().database.db.select().from(backups).where(eq(backups.id, id));
  if (row?.state !== 'done')
    throw new AppError({ status: 404, code: 'not_there', message: 'This backup no longer exists.' });
  await rm(backupPath(row.name), { force: true });
  await services().inTransaction(async (tx) => {
    await tx.update(backups).set({ state: 'removed' }).where(eq(backups.id, id));
    await recordEvent(tx, { kind: 'backup.removed', subject: `backup:${id}`, actor });
  });
}

export const backupNightly = defineJob({
  name: 'backup-nightly',
  schema: z.object({}),
  every: '30 2 * * *',
  retries: 0,
  run: async () => {
    if (readSettings().backup.nightly) await askForBackup('system');
  },
});
