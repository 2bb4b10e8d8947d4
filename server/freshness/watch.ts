import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { contentVersions } from '../db/tables.ts';
import { isUnavailable } from '../errors.ts';
import { inTime } from '../in-time.ts';
import { hearGap, hearLive, liveChannel } from '../live/hub.ts';
import { log } from '../log.ts';
import { announceChange, changeChannel, type MemoryCopy } from './freshness.ts';
import { learnVersions, unknownIn } from './tags.ts';

/** Keeps this process's knowledge of versions up to date. */
export interface Watcher {
  /** Reads the versions immediately; throws if the database can't be reached. */
  look: () => Promise<void>;
  start: () => void;
  /** True while the last look failed. */
  isAway: () => boolean;
  stop: () => Promise<void>;
}

/** How long the database may take to answer before it counts as unreachable, and how soon we ask again. */
const patience = 1500;
const pollAway = 500;
/** How long the copies in memory may take to follow a change, before it is tried again. */
const preparing = 3000;
/** After so many misses in a row, what still waits for an answer is given up. */
const missesToCut = 3;

/**
 * Watches the version rows: a notification is a hint to look at once, the poll is what holds. It looks over a
 * connection of its own, so that it also notices a database that is there but does not answer.
 */
export function makeWatcher(database: Database, copies: readonly MemoryCopy[], pollEvery = 2000): Watcher {
  let timer: NodeJS.Timeout | null = null;
  let listening: { client: pg.Client; socket: Socket } | null = null;
  let misses = 0;
  let looking: Promise<void> | null = null;
  let again = false;
  let away = false;
  let stopped = false;
  let revivedAt = 0;
  let reviving = false;

  /** Reads the versions and tells the pool whether the database answers. */
  async function ask(): Promise<Map<string, number>> {
    try {
      const { client } = await listen();
      const asked = drizzle(client)
        .select({ tag: contentVersions.tag, version: contentVersions.version })
        .from(contentVersions);
      const rows = await inTime(asked, patience);
      misses = 0;
      database.pool.resume();
      return new Map(rows.map((row) => [row.tag, row.version]));
    } catch (error) {
      listening?.socket.destroy();
      listening = null;
      if (isUnavailable(error)) {
        misses += 1;
        database.pool.refuse();
        if (misses >= missesToCut) database.pool.cut();
      }
      throw error;
    }
  }

  async function renewCopies(tags: string[]): Promise<void> {
    for (const { renew } of copies) await renew(tags);
  }

  async function lookOnce(): Promise<void> {
    const versions = await ask();
    const changed = unknownIn(versions);
    if (changed.length === 0) return;
    // Copies in memory first: a page made again on this news must not read the old one. Not for ever: they are read
    // over other connections, and while we wait for those nobody would notice that the database stands still.
    await inTime(renewCopies(changed), preparing);
    announceChange(learnVersions(versions));
  }

  function look(): Promise<void> {
    // A hint that arrives while we read may be about something newer than what we see.
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

  async function listen(): Promise<{ client: pg.Client; socket: Socket }> {
    if (listening) return listening;
    const socket = new Socket();
    const client = new pg.Client({
      ...database.connection,
      stream: () => socket,
      keepAlive: true,
      application_name: `akra watcher ${process.pid}`,
    });
    const forget = () => {
      if (listening?.client === client) listening = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    client.on('notification', ({ channel, payload }) => {
      if (channel === liveChannel) hearLive(payload ?? '');
      else void tick();
    });
    const connecting = client
      .connect()
      .then(() => client.query(`listen ${changeChannel}`))
      .then(() => client.query(`listen ${liveChannel}`));
    await inTime(connecting, patience).catch((error) => {
      socket.destroy();
      throw error;
    });
    listening = { client, socket };
    hearGap();
    return listening;
  }

  async function tick(): Promise<void> {
    if (stopped) return;
    try {
      await look();
      if (away) log().info('the database is back');
      away = false;
    } catch (error) {
      if (!away) log().error({ err: error }, 'the database is away; what is known goes on being served');
      away = true;
      revive();
    }
  }

  /** Not waited for: a server that is only frozen lets its starter wait for a minute. */
  function revive(): void {
    if (!database.embedded || stopped || reviving || Date.now() - revivedAt < 5000) return;
    revivedAt = Date.now();
    reviving = true;
    void database
      .revive()
      .catch((error: unknown) => {
        // Closing gives a start up that still waits.
        if (!stopped) log().error({ err: error }, 'the embedded database does not start');
      })
      .finally(() => {
        reviving = false;
      });
  }

  function plan(): void {
    const soon = away ? Math.min(pollAway, pollEvery) : pollEvery;
    timer = setTimeout(() => void tick().finally(() => !stopped && plan()), soon);
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
      const last = listening;
      listening = null;
      if (last) await inTime(last.client.end(), patience).catch(() => last.socket.destroy());
    },
  };
}
