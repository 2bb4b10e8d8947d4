// npm run test:emulator: holds the conformance suite against the official emulator, as proof that the suite is right.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/test/site.ts';

const folder = import.meta.dirname;
const root = join(folder, '../..');
const project = 'demo-identity';

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The emulator is large and nothing else needs it, so it has a folder and a lockfile of its own. */
async function install(): Promise<void> {
  const stamp = join(folder, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Getting the official emulator (about 240 MB, once) …');
  const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  if (code !== 0) throw new Error('the emulator could not be installed: this step needs a package registry');
  writeFileSync(stamp, lock);
}

async function start(home: string): Promise<{ address: string; child: ChildProcess }> {
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()];
  const host = '127.0.0.1';
  writeFileSync(
    join(home, 'firebase.json'),
    JSON.stringify({
      emulators: {
        singleProjectMode: true,
        auth: { host, port: auth },
        hub: { host, port: hub },
        logging: { host, port: logging },
        ui: { enabled: false },
      },
    }),
  );
  const firebase = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'emulators:start', '--only', 'auth', '--project', project];
  const child = spawn(process.execPath, args, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    // A home of its own: it writes its settings there, and would ask whether it may count its users.
    env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, CI: '1' },
  });
  const address = `http://${host}:${auth}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the emulator ended with ${child.exitCode}`);
    if ((await fetch(address).catch(() => null))?.ok) return { address, child };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill('SIGKILL');
  throw new Error('the emulator was not ready within five minutes');
}

await install();
const home = mkdtempSync(join(tmpdir(), 'emulator-'));
try {
  const { address, child } = await start(home);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const suite = ['identity.test', 'identity.guarded.test'].map((name) => `tests/conformance/${name}.ts`);
  process.exitCode = await run(process.execPath, [vitest, 'run', ...suite], root, {
    IDENTITY_EMULATOR: address,
  });
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
} finally {
  rmSync(home, { recursive: true, force: true });
}
