import { mkdir, rm } from 'node:fs/promises';
import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import type { ExportProgress } from '#server/export/write-export.ts';
import { newId } from '#server/ids.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { exportPath, exportsFolder } from '../folder.server.ts';
import { endOf, isUnderWay } from '../rules.ts';
import { siteExports } from '../tables.server.ts';
import { writeExport } from './write-export.server.ts';

const change = (id: string, set: Partial<typeof siteExports.$inferSelect>) =>
  services().database.db.update(siteExports).set(set).where(eq(siteExports.id, id));

/** Notes how far it is, a few times a second at most. */
function teller(id: string): (progress: ExportProgress) => void {
  let told = 0;
  return ({ done, all }) => {
    if (Date.now() - told < 400) return;
    told = Date.now();
    change(id, { done, total: all, seenAt: now() }).catch((error: unknown) =>
      log().warn({ err: error }, 'the progress of an export was not noted'),
    );
  };
}

async function make(id: string, actor: string): Promise<void> {
  await mkdir(exportsFolder(), { recursive: true, mode: 0o700 });
  const bytes = await writeExport(exportPath(id), teller(id));
  await services().inTransaction(async (tx) => {
    const at = now();
    await tx
      .update(siteExports)
      .set({ state: 'done', bytes, seenAt: at, endedAt: at })
      .where(eq(siteExports.id, id));
    await recordEvent(tx, { kind: 'export.made', subject: `export:${id}`, actor, data: { bytes } });
  });
}

export const exportJob = defineJob({
  name: 'export',
  schema: z.object({ id: z.uuid() }),
  retries: 0,
  expireIn: 6 * 3600,
  concurrency: 1,
  run: async ({ id }) => {
    const [row] = await services().database.db.select().from(siteExports).where(eq(siteExports.id, id));
    if (!row || row.endedAt) return;
    await change(id, { state: 'running', seenAt: now() });
    try {
      await make(id, row.actor);
    } catch (error) {
      log().error({ err: error }, 'an export failed');
      const problem =
        error instanceof RangeError
          ? 'The site holds more than fits into one archive (4 GB). Make a backup instead.'
          : 'The export stopped before it was complete. The server’s log says why.';
      await change(id, { state: 'failed', problem, endedAt: now() });
      throw error;
    }
  },
});

/** Lets an export be made by job; refuses while one is under way. */
export async function askForExport(actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(siteExports)
      .orderBy(desc(siteExports.askedAt))
      .limit(1)
      .for('update');
    if (last && isUnderWay(last, now()))
      throw new AppError({
        status: 409,
        code: 'under_way',
        message: 'An export is already being made. Wait until it is done.',
      });
    const id = newId();
    const at = now();
    await tx
      .insert(siteExports)
      .values({ id, state: 'waiting', actor, done: 0, total: 0, askedAt: at, seenAt: at });
    await recordEvent(tx, { kind: 'export.asked', subject: `export:${id}`, actor });
    await enqueue(tx, exportJob, { id });
    return id;
  });
}

/** Removes the files whose day is over, and what the list says of them after a year. */
async function removeOldExports(): Promise<void> {
  const { db } = services().database;
  const done = await db.select().from(siteExports).where(eq(siteExports.state, 'done'));
  for (const { id, endedAt } of done) {
    if (!endedAt || endOf(endedAt) > now()) continue;
    await rm(exportPath(id), { force: true });
    await change(id, { state: 'removed' });
  }
  const year = new Date(now().getTime() - 365 * 86_400_000);
  await db.delete(siteExports).where(and(eq(siteExports.state, 'removed'), lt(siteExports.askedAt, year)));
}

export const exportRemoval = defineJob({
  name: 'export-removal',
  schema: z.object({}),
  every: '17 * * * *',
  run: removeOldExports,
});
