import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { isAlive } from '../../server/db/embedded/process-info.ts';

const folder = mkdtempSync(join(tmpdir(), 'akra run '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = new URL('run.mjs', import.meta.url).href;
const child = (file: string, end: string) =>
  `process.on('SIGTERM', () => ${end});
   setInterval(() => {}, 1000);
   require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid));`;

/** Starts a process that starts another with a function of ours, and ends the first as `kill` does. */
async function endStarter(way: 'run' | 'replaceWith', end: string) {
  const file = join(folder, way);
  const starter = `import { ${way} } from ${JSON.stringify(module)};
    await ${way}(process.execPath, ['-e', ${JSON.stringify(child(file, end))}]);
    process.stdout.write('went on');`;
  const first = spawn(process.execPath, ['--input-type=module', '-e', starter], { stdio: 'pipe' });
  let said = '';
  first.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const pid = await vi.waitUntil(() => Number(readOr(file)), { timeout: 20_000 });
  first.kill('SIGTERM');
  const [code, signal] = await once(first, 'close');
  return { code, signal, said, isLeft: isAlive(pid) };
}

function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

it('ends a step that is told to end, and does not go on to the next one', async () => {
  expect(await endStarter('run', 'process.exit(0)')).toEqual({
    code: null,
    signal: 'SIGTERM',
    said: '',
    isLeft: false,
  });
});

it('waits for the server that it passed the signal to, and ends with its code', async () => {
  expect(await endStarter('replaceWith', 'setTimeout(() => process.exit(7), 300)')).toEqual({
    code: 7,
    signal: null,
    said: 'went on',
    isLeft: false,
  });
});

// npm starts a script in a shell and signals that shell, which passes nothing on: the command must take its place.
it('every npm script takes the place of its shell', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')));
  expect(Object.entries(scripts).filter(([, command]) => !command.startsWith('exec '))).toEqual([]);
});
