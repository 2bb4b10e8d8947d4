import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freezeDatabase } from '../../../tests/torture/database-processes.ts';
import { StartError } from '../../start-error.ts';
import { openEmbedded } from './embedded.ts';
import { dataPaths } from './paths.ts';
import { findPostmaster } from './postmaster.ts';
import { isAlive } from './process-info.ts';
import { stopServer } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra embedded '));
const data = join(folder, 'data, with "signs"');
const paths = dataPaths(data);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(paths.sockets, { recursive: true, force: true });
});

describe('the embedded server', () => {
  it('starts in a folder with spaces and signs, refuses a second instance, and lets several share on purpose', async () => {
    const first = await openEmbedded(data, { shared: false });
    await expect(openEmbedded(data, { shared: false })).rejects.toThrow(
      `Another instance uses this data folder (pid ${process.pid})`,
    );
    const second = await openEmbedded(data, { shared: true });
    const client = new pg.Client(second.connection);
    await client.connect();
    await first.close();
    // Somebody is connected, so the server goes on.
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    await second.close();
    expect(findPostmaster(paths.cluster)).toBeNull();
  });

  it('adopts a server that a killed app left, and starts one again that was killed under it', async () => {
    const left = await openEmbedded(data, { shared: true });
    const pid = findPostmaster(paths.cluster)?.pid ?? 0;
    const server = await openEmbedded(data, { shared: false });
    expect(findPostmaster(paths.cluster)?.pid).toBe(pid);
    await stopServer(pid, 'SIGQUIT');
    await server.revive();
    expect(findPostmaster(paths.cluster)?.pid).not.toBe(pid);
    await server.close();
    await left.close();
  });

  it('is closed within seconds while it stands still, ends once it goes on, and keeps what was written', async () => {
    const server = await openEmbedded(data, { shared: false });
    const client = new pg.Client(server.connection);
    client.on('error', () => {});
    await client.connect();
    await client.query('create table kept as select 1 as one');
    const pid = findPostmaster(paths.cluster)?.pid ?? 0;
    const goOn = await freezeDatabase(paths);
    try {
      // A start that waits for the frozen server must not keep the close from its lock.
      const reviving = server.revive().catch((error: Error) => error.name);
      await server.close();
      expect(await reviving).toBe('AbortError');
      expect(isAlive(pid)).toBe(true);
    } finally {
      goOn();
    }
    await vi.waitUntil(() => !isAlive(pid), { timeout: 20_000 });
    const later = await openEmbedded(data, { shared: false });
    const reader = new pg.Client(later.connection);
    await reader.connect();
    expect((await reader.query('select one from kept')).rows).toEqual([{ one: 1 }]);
    await reader.end();
    await later.close();
  });

  it('clears a pid file whose number now belongs to another program', async () => {
    writeFileSync(
      join(paths.cluster, 'postmaster.pid'),
      `${process.pid}\n${paths.cluster}\n1\n5432\n${paths.sockets}\n`,
    );
    const server = await openEmbedded(data, { shared: false });
    await server.close();
  });

  it.each([
    [99, /PostgreSQL 99, but this version contains \d+\. Update the program/],
    [9, /PostgreSQL 9, .*carry-over/],
  ])('says what to do with data of version %i', async (version, sentence) => {
    writeFileSync(join(paths.cluster, 'PG_VERSION'), `${version}\n`);
    await expect(openEmbedded(data, { shared: false })).rejects.toThrow(sentence);
    await expect(openEmbedded(data, { shared: false })).rejects.toBeInstanceOf(StartError);
  });

  it('says what to do when the folder cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(openEmbedded(join(folder, 'file', 'data'), { shared: false })).rejects.toThrow(
      /Set DATA_DIR/,
    );
  });
});
