import { sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { globalCell } from '#lib/global-cell.ts';
import type { Tx } from '../db/transaction.ts';
import { unavailable } from '../errors.ts';
import { inTime } from '../in-time.ts';
import { log } from '../log.ts';
import { type Job, type RegisteredJob, registry } from './define.ts';

export { defineJob, type Job } from './define.ts';

/** The running jobs of this process. */
export interface Jobs {
  /** Connects, makes the queues and starts a worker for every job defined. */
  start: () => Promise<void>;
  isUp: () => boolean;
  /** Lets running jobs finish, for some seconds; what does not finish runs again elsewhere. */
  stop: () => Promise<void>;
}

const cell = globalCell<{ boss: PgBoss | null }>('jobs.boss', () => ({ boss: null }));

/** Puts a job into its queue in the caller's transaction: it exists if, and only if, the transaction commits. */
export async function enqueue<T extends object>(
  tx: Tx,
  job: Job<T>,
  data: T,
  options: { startAfter?: Date } = {},
): Promise<string> {
  if (!cell.boss) throw unavailable();
  const id = await cell.boss.send(job.name, data, { ...options, db: fromDrizzle(tx, sql) });
  if (!id) throw new Error(`the queue ${job.name} took no job`);
  return id;
}

/** Lets a job run again that used up its tries; false when it is not there, or has not failed. */
export async function retryFailed(tx: Tx, name: string, id: string): Promise<boolean> {
  if (!cell.boss) throw unavailable();
  const { rows } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${name} and id = ${id} and state = 'failed' for update`,
  );
  if (rows.length === 0) return false;
  await cell.boss.retry(name, id, { db: fromDrizzle(tx, sql) });
  return true;
}

const dead = (job: RegisteredJob): string => `${job.name}.given-up`;

/** The queues that a database has already. */
const queueNames = async (boss: PgBoss): Promise<ReadonlySet<string>> =>
  new Set((await boss.getQueues()).map(({ name }) => name));

async function addQueue(boss: PgBoss, job: RegisteredJob, known: ReadonlySet<string>): Promise<void> {
  const options = {
    retryLimit: job.retries ?? 5,
    retryDelay: job.retryDelay ?? 2,
    retryBackoff: true,
    retryDelayMax: job.retryDelayMax ?? 3600,
    expireInSeconds: job.expireIn ?? 300,
    // A worker that was killed is missed after ten seconds, and its job goes to another.
    heartbeatSeconds: 10,
    notify: true,
    deleteAfterSeconds: 7 * 86_400,
  };
  if (job.giveUp && !known.has(dead(job)))
    await boss.createQueue(dead(job), { ...options, retryLimit: 1000 });
  const queue = { ...options, ...(job.giveUp ? { deadLetter: dead(job) } : {}) };
  if (known.has(job.name)) await boss.updateQueue(job.name, queue);
  else await boss.createQueue(job.name, queue);
}

// One job a batch: when one of a batch throws, all of it would run again.
const polling = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };

/** The job of this name as it was defined last: while developing its module may have been loaded again. */
const asDefined = (job: RegisteredJob): RegisteredJob => registry.jobs.get(job.name) ?? job;

async function addWorker(boss: PgBoss, job: RegisteredJob): Promise<void> {
  let worker = '';
  worker = await boss.work(job.name, polling, async ([item]) => {
    if (!item) return;
    // Who found something looks again right after it: otherwise a backlog goes down by one a poll.
    boss.notifyWorker(worker);
    try {
      await asDefined(job).run(item.data ?? {}, {
        id: item.id,
        attempt: item.retryCount + 1,
        signal: item.signal,
      });
    } catch (error) {
      log().warn({ err: error, job: job.name, id: item.id, attempt: item.retryCount + 1 }, 'a job failed');
      // Only the kind of error goes into the queue's table: messages may hold people's data.
      throw new Error(error instanceof Error ? error.name : 'Error');
    }
  });
}

async function addWorkers(boss: PgBoss, job: RegisteredJob): Promise<void> {
  for (let n = 0; n < (job.concurrency ?? 2); n += 1) await addWorker(boss, job);
  if (job.giveUp) {
    await boss.work(dead(job), polling, async ([item]) => {
      if (item) await asDefined(job).giveUp?.(item.data ?? {});
    });
  }
  if (job.every) await boss.schedule(job.name, job.every, {}, { tz: 'UTC' });
}

/** Logs an error at most every ten seconds: while the database is away every worker meets it at every poll. */
function tellErrors(): (error: Error) => void {
  let told = 0;
  return (error) => {
    if (Date.now() - told < 10_000) return;
    told = Date.now();
    log().warn({ err: error }, 'the jobs met an error');
  };
}

/** How long running jobs may take to finish, in milliseconds. */
const finishing = 8000;

/** Ends the workers first: left to itself, pg-boss looks whether they are done only twice a second. */
async function stopBoss(boss: PgBoss): Promise<void> {
  const queues = [...registry.jobs.values()].flatMap((job) => [job.name, dead(job)]);
  const ended = Promise.all(queues.map((name) => boss.offWork(name, { wait: true })));
  await inTime(ended, finishing).catch(() => {});
  await boss.stop({ graceful: false, close: true });
}

/** Jobs over pg-boss, in the same database as everything else. */
export function makeJobs(connection: ClientConfig): Jobs {
  let stopping: Promise<void> | null = null;

  async function start(): Promise<void> {
    if (stopping) throw unavailable();
    const boss = new PgBoss({
      ...(connection.connectionString
        ? { connectionString: connection.connectionString }
        : hostOf(connection)),
      application_name: `akra jobs ${process.pid}`,
      max: 4,
      connectionTimeoutMillis: 5000,
      useListenNotify: true,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    boss.on('error', tellErrors());
    boss.on('warning', (warning) => log().debug({ warning: warning.message }, 'the jobs warn'));
    try {
      await boss.start();
      const jobs = [...registry.jobs.values()];
      const known = await queueNames(boss);
      for (const job of jobs) await addQueue(boss, job, known);
      cell.boss = boss;
      await Promise.all(jobs.map((job) => addWorkers(boss, job)));
    } catch (error) {
      cell.boss = null;
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
    registry.added = (job) => {
      queueNames(boss)
        .then((known) => addQueue(boss, job, known))
        .then(() => addWorkers(boss, job))
        .catch((error: unknown) => log().error({ err: error, job: job.name }, 'a job could not be added'));
    };
  }

  return {
    start,
    isUp: () => cell.boss !== null,
    stop: () => {
      const boss = cell.boss;
      registry.added = null;
      stopping ??= (boss ? stopBoss(boss) : Promise.resolve()).then(() => {
        if (cell.boss === boss) cell.boss = null;
      });
      return stopping;
    },
  };
}

const hostOf = ({ host, port, user, database }: ClientConfig) => ({ host, port, user, database });
