import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from './db/testing/test-database.ts';
import { loadEnv } from './env.ts';
import { onChange } from './freshness/freshness.ts';
import { openServices } from './open-services.ts';
import { closeServices, services } from './services.ts';
import { changeSettings, readSettings } from './settings/settings.ts';

/** A line to the database that a test can cut: a server that goes away and comes back. */
function makeLine(socketPath: string) {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let frozen = false;
  return {
    open: (port: number) =>
      new Promise<number>((resolve) => {
        server = createServer((near) => {
          const far = connect(socketPath);
          for (const socket of [near, far]) {
            sockets.add(socket);
            socket.on('error', () => {});
            socket.on('close', () => sockets.delete(socket));
          }
          near.pipe(far).pipe(near);
          if (frozen) for (const socket of [near, far]) socket.pause();
        });
        server.listen(port, '127.0.0.1', () => {
          const address = server?.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
    /** The line stays, but nothing comes over it: as when the server's process is stopped. */
    freeze: () => {
      for (const socket of sockets) socket.pause();
      frozen = true;
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server?.close(() => resolve());
      }),
  };
}

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let left = 500; left > 0; left -= 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came to hold');
};

describe('the services on a database that comes and goes', () => {
  let database: TestDatabase;
  let line: ReturnType<typeof makeLine>;
  let port: number;

  beforeAll(async () => {
    database = await makeTestDatabase();
    line = makeLine(`${database.connection.host}/.s.PGSQL.5432`);
    port = await line.open(0);
    await line.cut();
  });
  afterAll(async () => {
    await closeServices();
    await line.cut();
    await database.close();
  });

  const rename = (name: string) =>
    services().inTransaction((tx) => changeSettings(tx, { brand: { name } }, 'test'));

  it('opens without it, answers writes with 503, and catches up by itself', async () => {
    const url = `postgres://${database.connection.user}@127.0.0.1:${port}/${database.connection.database}`;
    await openServices(loadEnv({ DATABASE_URL: url, APP_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' }));
    expect(await services().health()).toEqual({ database: 'away', jobs: 'away', ready: false });
    expect(readSettings().brand.name).toBe('Akra Studio');
    await expect(rename('No')).rejects.toMatchObject({ status: 503 });
    await line.open(port);
    await until(async () => (await services().health()).ready);
    expect(await services().health()).toEqual({ database: 'up', jobs: 'up', ready: true });
  });

  it('sees a change within five seconds, keeps what it knows while the database is away, and sees changes again after', async () => {
    const news: string[][] = [];
    const stop = onChange((tags) => void news.push(tags));
    await rename('First');
    await until(() => readSettings().brand.name === 'First');
    await line.cut();
    await until(async () => (await services().health()).database === 'away');
    expect(readSettings().brand.name).toBe('First');
    await expect(rename('Lost')).rejects.toMatchObject({ status: 503 });
    await line.open(port);
    await until(async () => (await services().health()).database === 'up');
    await rename('Second');
    await until(() => readSettings().brand.name === 'Second');
    expect(news.flat()).toContain('settings');
    stop();
  });

  it('tells of a database that does not answer, refuses and gives up what hangs, and recovers', async () => {
    // Ten open connections, so that what hangs has begun on them.
    await Promise.all(Array.from({ length: 12 }, (_, at) => rename(`Before ${at}`)));
    line.freeze();
    expect((await services().health()).database).toBe('away');
    // More than the pool holds: what hangs is given up, and every connection comes back.
    const hanging = Array.from({ length: 12 }, () =>
      rename('Frozen').then(
        () => 'done',
        (error: { status?: number }) => error.status,
      ),
    );
    await until(() => services().database.pool.awaySince !== null);
    await expect(rename('Refused')).rejects.toMatchObject({ status: 503 });
    expect(await Promise.all(hanging)).toEqual(Array(12).fill(503));
    line.thaw();
    await until(() => services().database.pool.awaySince === null);
    await Promise.all(Array.from({ length: 12 }, (_, at) => rename(`Thawed ${at}`)));
    await until(() => readSettings().brand.name.startsWith('Thawed'));
  });

  it('closes although the database does not answer', async () => {
    // Statements that hang hold their connections, which a pool waits for when it is closed.
    const sleeping = Array.from({ length: 4 }, () => services().database.pool.query('select pg_sleep(1)'));
    const hanging = Promise.allSettled(sleeping);
    line.freeze();
    await closeServices();
    expect((await hanging).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  });
});

it('services() is a 503 while nothing is open', () => {
  expect(() => services()).toThrow(expect.objectContaining({ status: 503 }));
});
