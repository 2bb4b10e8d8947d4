import pg from 'pg';
import type { Database } from '../db/database.ts';
import { contentVersions } from '../db/tables.ts';
import { hearGap, hearLive, liveChannel } from '../live/hub.ts';
import { log } from '../log.ts';
import { announceChange, changeChannel, prepareChange } from './freshness.ts';
import { learnVersions, unknownIn } from './tags.ts';

/** Keeps this process's knowledge of versions up to date. */
export interface Watcher {
  /** Looks at the versions at once; throws when the database is away. */
  look: () => Promise<void>;
  start: () => void;
  /** True while the last look failed. */
  isAway: () => boolean;
  stop: () => Promise<void>;
}

/** Watches the version rows: a notification is a hint to look at once, the poll is what holds. */
export function makeWatcher(database: Database, pollEvery = 2000): Watcher {
  let timer: NodeJS.Timeout | null = null;
  let listening: pg.Client | null = null;
  let looking: Promise<void> | null = null;
  let again = false;
  let away = false;
  let stopped = false;
  let revivedAt = 0;

  async function lookOnce(): Promise<void> {
    const rows = await database.db
      .select({ tag: contentVersions.tag, version: contentVersions.version })
      .from(contentVersions);
    const versions = new Map(rows.map((row) => [row.tag, row.version]));
    const changed = unknownIn(versions);
    if (changed.length === 0) return;
    // Copies in memory first: a page made again on this news must not read the old one.
    await prepareChange(changed);
    announceChange(learnVersions(versions));
  }

  function look(): Promise<void> {
    // A hint that comes while we look may be about something newer than what we see.
    if (looking) {
      again = true;
      return looking;
    }
    looking = (async () => {
      do {
        again = false;
        await lookOnce();
      } while (again);
    })().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function listen(): Promise<void> {
    if (listening || stopped) return;
    const client = new pg.Client({
      ...database.connection,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: `akra watcher ${process.pid}`,
    });
    const forget = () => {
      if (listening === client) listening = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    client.on('notification', ({ channel, payload }) => {
      if (channel === liveChannel) hearLive(payload ?? '');
      else void tick();
    });
    await client.connect();
    await client.query(`listen ${changeChannel}`);
    await client.query(`listen ${liveChannel}`);
    if (stopped) return client.end();
    listening = client;
    hearGap();
  }

  async function tick(): Promise<void> {
    if (stopped) return;
    try {
      await listen();
      await look();
      if (away) log().info('the database is back');
      away = false;
    } catch (error) {
      if (!away) log().error({ err: error }, 'the database is away; what is known goes on being served');
      away = true;
      await revive();
    }
  }

  async function revive(): Promise<void> {
    if (!database.embedded || stopped || Date.now() - revivedAt < 5000) return;
    revivedAt = Date.now();
    await database
      .revive()
      .catch((error: unknown) => log().error({ err: error }, 'the embedded database does not start'));
  }

  function plan(): void {
    timer = setTimeout(() => void tick().finally(() => !stopped && plan()), pollEvery);
    timer.unref();
  }

  return {
    look,
    start: () => {
      if (timer) return;
      plan();
      void tick();
    },
    isAway: () => away,
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await looking?.catch(() => {});
      await listening?.end().catch(() => {});
    },
  };
}
