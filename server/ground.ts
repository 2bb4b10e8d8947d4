import { globalCell } from '#lib/global-cell.ts';
import { type Database, type DatabaseServer, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { refuseHalfMoved } from './db/move/target.ts';
import { seed } from './db/seed.ts';
import { inTransaction, type Tx } from './db/transaction.ts';
import type { Env } from './env.ts';
import { isUnavailable, unavailable } from './errors.ts';
import { connectListeners } from './events/listen.ts';
import { beforeChange, forgetVersions } from './freshness/freshness.ts';
import { makeWatcher, type Watcher } from './freshness/watch.ts';
import { defineHousekeeping } from './housekeeping.ts';
import { inTime } from './in-time.ts';
import './identity/personal-data.ts';
import './identity/renew-action-link.ts';
import { type Jobs, makeJobs } from './jobs/jobs.ts';
import { type Limits, makeLimits } from './limits/limits.ts';
import { makeStreams, type Streams } from './live/streams.ts';
import { log } from './log.ts';
import { type Mailer, makeMailer } from './mail/mailer.ts';
import { connectOutbox } from './outbox/outbox.ts';
import { makePageCounts, type PageCounts } from './page-counts/page-counts.ts';
import { makeTallies, type Tallies } from './page-counts/tallies.ts';
import './mail/suppression/personal-data.ts';
import './notices/personal-data.ts';
import './personal-data/house-data.ts';
import './personal-data/staff-data.ts';
import { appSecret } from './secret.ts';
import { refreshSettings, settingsTag } from './settings/settings.ts';
import { withHeldDeletes } from './storage/held-deletes.ts';
import { makeStorage, type Storage } from './storage/storage.ts';
import { endKeptThreads } from './tools/kept-thread.ts';

/** How the ground stands; `/readyz` shows it. */
interface Health {
  database: 'up' | 'away';
  jobs: 'up' | 'away';
  /** True once the schema is in place and the first settings were read. */
  ready: boolean;
}

/** Everything the features stand on, in one object. */
export interface Ground {
  env: Env;
  /** Signs links and tokens. */
  secret: string;
  database: Database;
  /** A transaction that runs again after a collision; a database that is away becomes a 503. */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  jobs: Jobs;
  mail: Mailer;
  limits: Limits;
  storage: Storage;
  counts: PageCounts;
  tallies: Tallies;
  /** Pages that are told of news while they are open. */
  streams: Streams;
  health: () => Promise<Health>;
}

interface Opened {
  ground: Ground;
  watcher: Watcher;
  stopSettings: () => void;
  retry: NodeJS.Timeout | null;
  ready: boolean;
}

const cell = globalCell<{ opened: Opened | null }>('ground', () => ({ opened: null }));

/** Whether the database answers, told within two seconds also where it is frozen. */
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
  const { database, env, jobs } = opened.ground;
  await refuseHalfMoved(database.pool);
  await migrate(database.connection, { lock: env.MIGRATION_LOCK });
  await seed(database.db);
  await opened.watcher.look();
  // Closed in the meantime: nothing may be started that nobody would stop.
  if (cell.opened !== opened) return;
  opened.watcher.start();
  if (!jobs.isUp()) await jobs.start();
  opened.ready = true;
}

/** A server that is away at start is waited for in the background: what needs no database is served meanwhile. */
function prepareLater(opened: Opened): void {
  opened.retry = setTimeout(() => {
    prepare(opened).catch((error: unknown) => {
      if (cell.opened !== opened) return;
      if (!isUnavailable(error)) log().error({ err: error }, 'the database cannot be used');
      prepareLater(opened);
    });
  }, 2000);
}

function build(env: Env, database: Database): Opened {
  const secret = appSecret(env);
  const mail = makeMailer(env);
  const limits = makeLimits(database.db, secret);
  const jobs = makeJobs(database.connection);
  const watcher = makeWatcher(database);
  connectListeners(database.db);
  connectOutbox({ db: database.db, mailer: mail, publicUrl: env.PUBLIC_URL });
  defineHousekeeping(database.db, limits);
  const stopSettings = beforeChange('settings', (tags) =>
    tags.includes(settingsTag) ? refreshSettings(database.db) : undefined,
  );
  const opened: Opened = {
    watcher,
    stopSettings,
    retry: null,
    ready: false,
    ground: {
      env,
      secret,
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

/**
 * Opens the ground: database, settings, jobs, mail, files, limits, counts. Throws only what a person must mend. A
 * database server that is given stays when the ground closes.
 */
export async function openGround(env: Env, server?: DatabaseServer): Promise<Ground> {
  if (cell.opened) throw new Error('the ground is open already');
  const database = await openDatabase(env, server);
  try {
    const opened = build(env, database);
    cell.opened = opened;
    try {
      await prepare(opened);
    } catch (error) {
      if (!isUnavailable(error) || database.embedded) throw error;
      log().error({ err: error }, 'the database is away; the server starts without it and keeps trying');
      prepareLater(opened);
    }
    opened.ground.counts.start();
    opened.ground.tallies.start();
    return opened.ground;
  } catch (error) {
    if (cell.opened) await closeGround();
    else await database.close();
    throw error;
  }
}

/** How long each part may take to close, in milliseconds: running jobs have eight seconds to finish. */
const closingTime = { answering: 9000, silent: 1000 };

/**
 * Finishes jobs and counts, closes every connection and stops an embedded database nobody else uses. A database that
 * does not answer is not waited for: the log says what was left behind.
 */
export async function closeGround(): Promise<void> {
  const opened = cell.opened;
  if (!opened) return;
  cell.opened = null;
  const { ground, watcher } = opened;
  const { database } = ground;
  if (opened.retry) clearTimeout(opened.retry);
  opened.stopSettings();
  ground.streams.end();
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
  await attempt('the jobs', ground.jobs.stop());
  await attempt('the counts', ground.counts.stop());
  await attempt('the tallies', ground.tallies.stop());
  await attempt('the watcher', watcher.stop());
  connectListeners(null);
  connectOutbox(null);
  forgetVersions();
  endKeptThreads();
  ground.mail.close();
  await database
    .close()
    .catch((error: unknown) => log().warn({ err: error }, 'the database did not close in order'));
}

/** The opened ground; a 503 while there is none. */
export function ground(): Ground {
  if (!cell.opened) throw unavailable();
  return cell.opened.ground;
}
