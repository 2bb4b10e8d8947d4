import { type Database, type DatabaseServer, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { refuseHalfMoved } from './db/move/target.ts';
import { runSeeds } from './db/run-seeds.ts';
import { inTransaction } from './db/transaction.ts';
import type { Env } from './env.ts';
import { isUnavailable, unavailable } from './errors.ts';
import type { Feature } from './feature.ts';
import { forgetVersions } from './freshness/freshness.ts';
import { makeWatcher, type Watcher } from './freshness/watch.ts';
import { inTime } from './in-time.ts';
import { makeJobs } from './jobs/jobs.ts';
import { knownOf } from './known.ts';
import { makeLimits } from './limits/limits.ts';
import { makeStreams } from './live/streams.ts';
import { log } from './log.ts';
import { makeMailer } from './mail/mailer.ts';
import { makePageCounts } from './page-counts/page-counts.ts';
import { makeTallies } from './page-counts/tallies.ts';
import { serverParts } from './parts.ts';
import { appSecret } from './secret.ts';
import { isOpen, type Services, setServices } from './services.ts';
import { withHeldDeletes } from './storage/held-deletes.ts';
import { makeStorage } from './storage/make-storage.ts';
import { endKeptThreads } from './tools/kept-thread.ts';
import { makeQueue } from './tools/queue.ts';

interface Opened {
  services: Services;
  watcher: Watcher;
  retry: NodeJS.Timeout | null;
  ready: boolean;
  closing: Promise<void> | null;
}

/** Whether the database answers, known within two seconds even if it is frozen. */
async function isAnswering({ pool }: Database): Promise<boolean> {
  try {
    await inTime(pool.query('select 1'), 1500);
    return true;
  } catch {
    return false;
  }
}

/** Brings the schema up to date and starts what needs it. */
async function prepare(opened: Opened): Promise<void> {
  const { database, env, jobs, known } = opened.services;
  await refuseHalfMoved(database.pool);
  await migrate(database.connection, { lock: env.MIGRATION_LOCK });
  await runSeeds(database.db, [...known.seeds.values()]);
  await opened.watcher.look();
  // Closed in the meantime, so nothing may be started that nobody would stop.
  if (opened.closing) return;
  opened.watcher.start();
  if (!jobs.isUp()) await jobs.start();
  opened.ready = true;
}

/** If the database can't be reached at the start, we wait for it in the background and serve what doesn't need it. */
function prepareLater(opened: Opened): void {
  opened.retry = setTimeout(() => {
    prepare(opened).catch((error: unknown) => {
      if (opened.closing) return;
      if (!isUnavailable(error)) log().error({ err: error }, 'the database cannot be used');
      prepareLater(opened);
    });
  }, 2000);
}

function build(env: Env, database: Database, features: readonly Feature[]): Opened {
  const known = knownOf([...serverParts, ...features]);
  const secret = appSecret(env);
  const mail = makeMailer(env);
  const limits = makeLimits(database.db, secret);
  const jobs = makeJobs(database.connection, known.jobs);
  const watcher = makeWatcher(database, [...known.copies.values()]);
  const opened: Opened = {
    watcher,
    retry: null,
    ready: false,
    closing: null,
    services: {
      env,
      secret,
      known,
      database,
      inTransaction: async (work) => {
        try {
          return await inTransaction(database.db, work);
        } catch (error) {
          throw isUnavailable(error) ? unavailable(error) : error;
        }
      },
      jobs,
      mail,
      limits,
      storage: withHeldDeletes(database.db, makeStorage(env)),
      counts: makePageCounts(database.db),
      tallies: makeTallies(database.db),
      toolsQueue: makeQueue(),
      streams: makeStreams(),
      health: async () => ({
        database: (await isAnswering(database)) ? 'up' : 'away',
        jobs: jobs.isUp() ? 'up' : 'away',
        ready: opened.ready,
      }),
    },
  };
  return opened;
}

/** What a site is opened with. */
interface Opening {
  /** What the site is made of beside the server's own parts; a feature that is not listed does not exist. */
  features?: readonly Feature[];
  /** A database server that stays when the services close. */
  server?: DatabaseServer | undefined;
}

/** Opens the services: database, settings, jobs, mail, files, limits, counts. Throws only errors that a person has to fix. */
export async function openServices(env: Env, { features = [], server }: Opening = {}): Promise<Services> {
  if (isOpen()) throw new Error('the services are open already');
  const database = await openDatabase(env, server);
  let opened: Opened | null = null;
  try {
    const made = build(env, database, features);
    opened = made;
    const { services } = made;
    setServices({ services, close: () => close(made) });
    try {
      await prepare(made);
    } catch (error) {
      if (!isUnavailable(error) || database.embedded) throw error;
      log().error({ err: error }, 'the database is away; the server starts without it and keeps trying');
      prepareLater(made);
    }
    services.counts.start();
    services.tallies.start();
    return services;
  } catch (error) {
    await (opened ? close(opened) : database.close());
    throw error;
  }
}

/** How long each part may take to close, in milliseconds: running jobs have eight seconds to finish. */
const closingTime = { answering: 9000, silent: 1000 };

/** Closes services once, however often it is asked to. */
function close(opened: Opened): Promise<void> {
  opened.closing ??= closeParts(opened);
  return opened.closing;
}

async function closeParts({ services, watcher, retry }: Opened): Promise<void> {
  const { database } = services;
  if (retry) clearTimeout(retry);
  services.streams.end();
  const isSilent = !(await isAnswering(database));
  if (isSilent) {
    log().warn('the database does not answer: jobs that are running are left to be done again');
    database.pool.refuse();
    database.pool.cut();
  }
  const patience = isSilent ? closingTime.silent : closingTime.answering;
  const attempt = (what: string, work: Promise<void>) =>
    inTime(work, patience).catch((error: unknown) =>
      log().warn({ err: error }, `${what} did not close in order`),
    );
  // Running jobs need the services until they are done.
  await attempt('the jobs', services.jobs.stop());
  await attempt('the counts', services.counts.stop());
  await attempt('the tallies', services.tallies.stop());
  await attempt('the watcher', watcher.stop());
  setServices(null);
  forgetVersions();
  for (const copy of services.known.copies.values()) copy.forget();
  endKeptThreads();
  services.mail.close();
  await database
    .close()
    .catch((error: unknown) => log().warn({ err: error }, 'the database did not close in order'));
}
