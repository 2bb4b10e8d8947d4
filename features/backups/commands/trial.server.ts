import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import { listCopies } from '#server/backup/offsite/copies.ts';
import { offsitePlace } from '#server/backup/offsite/place.ts';
import { tryCopy } from '#server/backup/offsite/trial.ts';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { StartError } from '#server/start-error.ts';
import { longestTrialMs } from '../rules.ts';
import { backupTrials } from '../tables.server.ts';

const yearMs = 365 * 86_400_000;

/** Whether a trial is going on, in whatever process. */
async function isTrialUnderWay(): Promise<boolean> {
  const since = new Date(now().getTime() - longestTrialMs);
  const running = await services()
    .database.db.select({ id: backupTrials.id })
    .from(backupTrials)
    .where(and(eq(backupTrials.state, 'running'), gt(backupTrials.startedAt, since)))
    .orderBy(desc(backupTrials.startedAt))
    .limit(1);
  return running.length > 0;
}

/** Restores the newest off-site copy into a temporary place and records the result. */
async function tryNewest(): Promise<void> {
  const { database, env, inTransaction } = services();
  const place = offsitePlace(env);
  if (!place || (await isTrialUnderWay())) return;
  const id = newId();
  const begin = { id, copy: '', state: 'running', startedAt: now() } as const;
  await database.db.insert(backupTrials).values(begin);
  const end = (set: Partial<typeof backupTrials.$inferInsert>) =>
    inTransaction(async (tx) => {
      await tx
        .update(backupTrials)
        .set({ ...set, endedAt: now() })
        .where(eq(backupTrials.id, id));
      await tx.delete(backupTrials).where(lt(backupTrials.startedAt, new Date(now().getTime() - yearMs)));
      await recordEvent(tx, {
        kind: set.state === 'passed' ? 'backup.tried' : 'backup.trial-failed',
        subject: `backup-trial:${id}`,
        actor: 'system',
        data: { rows: set.rows ?? null, files: set.files ?? null },
      });
    });
  try {
    const [newest] = await listCopies(place);
    if (!newest) throw new StartError('There is no off-site copy yet.');
    await database.db.update(backupTrials).set({ copy: newest.name }).where(eq(backupTrials.id, id));
    await end({ state: 'passed', ...(await tryCopy(place, newest.name, env)) });
  } catch (error) {
    log().error({ err: error }, 'a trial restore failed');
    // Sentences of ours say what to do; anything else is for the log.
    const problem =
      error instanceof StartError
        ? error.message
        : 'The trial stopped before it was complete. The server’s log says why.';
    await end({ state: 'failed', problem });
  }
}

export const trialJob = defineJob({
  name: 'backup-trial',
  schema: z.object({}),
  every: '0 4 * * 0',
  retries: 0,
  expireIn: longestTrialMs / 1000,
  concurrency: 1,
  run: tryNewest,
});

/** Lets the newest copy be tried now. */
export async function askForTrial(): Promise<void> {
  if (!offsitePlace(services().env))
    throw new AppError({ status: 409, code: 'no_place', message: 'Off-site backups aren’t set up.' });
  if (await isTrialUnderWay())
    throw new AppError({ status: 409, code: 'under_way', message: 'A trial restore is already running.' });
  await services().inTransaction((tx) => enqueue(tx, trialJob, {}));
}
