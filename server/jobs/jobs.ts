import { sql } from 'drizzle-orm';
import type { ClientConfig } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Tx } from '../db/transaction.ts';
import { unavailable } from '../errors.ts';
import { inTime } from '../in-time.ts';
import { log } from '../log.ts';
import { services } from '../services.ts';
import type { AnyJob, Job } from './define.ts';
import type { Jobs } from './running.ts';

/** Puts a job into its queue in the caller's transaction: it exists if, and only if, the transaction commits. */
export const enqueue = <T extends object>(
  tx: Tx,
  job: Pick<Job<T>, 'name' | 'schema'>,
  data: T,
  options: { startAfter?: Date } = {},
): Promise<string> => services().jobs.send(tx, job.name, data, options);

const dead = (job: AnyJob): string => `${job.name}.given-up`;

/** The queues that a database has already. */
const queueNames = async (boss: PgBoss): Promise<ReadonlySet<string>> =>
  new Set((await boss.getQueues()).map(({ name }) => name));

async function addQueue(boss: PgBoss, job: AnyJob, known: ReadonlySet<string>): Promise<void> {
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

async function addWorker(boss: PgBoss, job: AnyJob): Promise<void> {
  let worker = '';
  worker = await boss.work(job.name, polling, async ([item]) => {
    if (!item) return;
    // Who found something looks again right after it: otherwise a backlog goes down by one a poll.
    boss.notifyWorker(worker);
    try {
      await job.run(item.data ?? {}, {
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

async function addWorkers(boss: PgBoss, job: AnyJob): Promise<void> {
  for (let n = 0; n < (job.concurrency ?? 2); n += 1) await addWorker(boss, job);
  if (job.giveUp) {
    await boss.work(dead(job), polling, async ([item]) => {
      if (item) await job.giveUp?.(item.data ?? {});
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
async function stopBoss(boss: PgBoss, known: ReadonlyMap<string, AnyJob>): Promise<void> {
  const queues = [...known.values()].flatMap((job) => [job.name, dead(job)]);
  const ended = Promise.all(queues.map((name) => boss.offWork(name, { wait: true })));
  await inTime(ended, finishing).catch(() => {});
  await boss.stop({ graceful: false, close: true });
}

/** Jobs over pg-boss, in the same database as everything else. */
export function makeJobs(connection: ClientConfig, known: ReadonlyMap<string, AnyJob>): Jobs {
  let running: PgBoss | null = null;
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
      const jobs = [...known.values()];
      const queues = await queueNames(boss);
      for (const job of jobs) await addQueue(boss, job, queues);
      running = boss;
      await Promise.all(jobs.map((job) => addWorkers(boss, job)));
    } catch (error) {
      running = null;
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
  }

  return {
    start,
    isUp: () => running !== null,
    async send(tx, name, data, options) {
      if (!known.has(name)) throw new Error(`no feature of this site declares the job ${name}`);
      if (!running) throw unavailable();
      const id = await running.send(name, data, { ...options, db: fromDrizzle(tx, sql) });
      if (!id) throw new Error(`the queue ${name} did not accept the job`);
      return id;
    },
    async retry(tx, name, id) {
      if (!running) throw unavailable();
      const { rows } = await tx.execute(
        sql`select 1 from pgboss.job where name = ${name} and id = ${id} and state = 'failed' for update`,
      );
      if (rows.length === 0) return false;
      await running.retry(name, id, { db: fromDrizzle(tx, sql) });
      return true;
    },
    stop: () => {
      stopping ??= (running ? stopBoss(running, known) : Promise.resolve()).then(() => {
        running = null;
      });
      return stopping;
    },
  };
}

const hostOf = ({ host, port, user, database }: ClientConfig) => ({ host, port, user, database });
