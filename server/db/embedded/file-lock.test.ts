import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { takeFileLock, withFileLock } from './file-lock.ts';
import { startedAt } from './process-info.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra lock '));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a file lock', () => {
  it('is held once, and free after its release', () => {
    const path = join(folder, 'a');
    const first = takeFileLock(path);
    expect(takeFileLock(path)).toEqual({ heldBy: process.pid });
    if ('release' in first) first.release();
    expect('release' in takeFileLock(path)).toBe(true);
  });

  it('is taken over from a process that was killed, and from an id that now is another process', async () => {
    const path = join(folder, 'b');
    const child = spawn('sleep', ['60']);
    const pid = child.pid ?? 0;
    const holder = { pid, started: startedAt(pid) };
    writeFileSync(path, JSON.stringify(holder));
    expect(takeFileLock(path)).toEqual({ heldBy: pid });
    writeFileSync(path, JSON.stringify({ ...holder, started: 'long ago' }));
    const taken = takeFileLock(path);
    expect('release' in taken).toBe(true);
    if ('release' in taken) taken.release();
    writeFileSync(path, JSON.stringify(holder));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('exit', resolve));
    expect('release' in takeFileLock(path)).toBe(true);
  });

  it('takes over a file that a crash left empty, and leaves nothing beside it', async () => {
    const path = join(folder, 'c');
    writeFileSync(path, '');
    expect(await withFileLock(path, async () => 'done')).toBe('done');
    expect(readdirSync(folder).filter((name) => name.startsWith('c'))).toEqual([]);
  });
});
