import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from './db/testing/test-database.ts';
import { loadEnv } from './env.ts';
import { onChange } from './freshness/freshness.ts';
import { closeGround, ground, openGround } from './ground.ts';
import { changeSettings, readSettings } from './settings/settings.ts';

/** A line to the database that a test can cut: a server that goes away and comes back. */
function makeLine(socketPath: string) {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
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
        });
        server.listen(port, '127.0.0.1', () => {
          const address = server?.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
    cut: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server?.close(() => resolve());
      }),
  };
}

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let left = 200; left > 0; left -= 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it never came to hold');
};

describe('the ground on a database that comes and goes', () => {
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
    await closeGround();
    await line.cut();
    await database.close();
  });

  const rename = (name: string) =>
    ground().inTransaction((tx) => changeSettings(tx, { brand: { name } }, 'test'));

  it('opens without it, answers writes with 503, and catches up by itself', async () => {
    const url = `postgres://${database.connection.user}@127.0.0.1:${port}/${database.connection.database}`;
    await openGround(loadEnv({ DATABASE_URL: url, APP_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' }));
    expect(await ground().health()).toEqual({ database: 'away', jobs: 'away', ready: false });
    expect(readSettings().brand.name).toBe('Akra Studio');
    await expect(rename('No')).rejects.toMatchObject({ status: 503 });
    await line.open(port);
    await until(async () => (await ground().health()).ready);
    expect(await ground().health()).toEqual({ database: 'up', jobs: 'up', ready: true });
  }, 20_000);

  it('sees a change within five seconds, keeps what it knows while the database is away, and sees changes again after', async () => {
    const news: string[][] = [];
    const stop = onChange((tags) => void news.push(tags));
    await rename('First');
    await until(() => readSettings().brand.name === 'First');
    await line.cut();
    await until(async () => (await ground().health()).database === 'away');
    expect(readSettings().brand.name).toBe('First');
    await expect(rename('Lost')).rejects.toMatchObject({ status: 503 });
    await line.open(port);
    await until(async () => (await ground().health()).database === 'up');
    await rename('Second');
    await until(() => readSettings().brand.name === 'Second');
    expect(news.flat()).toContain('settings');
    stop();
  }, 30_000);
});

it('ground() is a 503 while nothing is open', () => {
  expect(() => ground()).toThrow(expect.objectContaining({ status: 503 }));
});
