import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo } from '../../server/db/embedded/postmaster.ts';
import { forgoDisk } from '../../server/db/testing/forgo-disk.ts';
import { realCompany } from '../../server/settings/testing/real-company.ts';
import { serveFlags } from '../setup/serve-flags.mjs';

export interface Site {
  address: string;
  dataFolder: string;
  process: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a server answers that it is ready, or has ended. */
export async function ready(address: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it was ready`);
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('The server was not ready within a minute');
}

/** A data folder of its own: a copy of the one in SITE_TEMPLATE_DIR, where that is given, spares making a database anew. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const template = process.env.SITE_TEMPLATE_DIR;
  // By the system's own command, which keeps owners: the database refuses files that are not its user's.
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

/** Gives a site legal data that is not the sample: without it no quote or invoice leaves. */
async function setRealCompany(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const [section, value] of Object.entries(realCompany))
    await client.query('insert into settings (section, value, changed_at) values ($1, $2, now())', [
      section,
      value,
    ]);
  await client.end();
}

/** Makes the data of a site that was started once, for others to begin with. */
export async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-template-'));
  const site = await startSite({ DATA_DIR: folder });
  const database = connectionTo(dataPaths(folder).sockets);
  await forgoDisk(database);
  await setRealCompany(database);
  await site.stop();
  return folder;
}

/** Starts the built site on a free port, with a data folder of its own, unless these are given. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const own = env.DATA_DIR ? null : await ownFolder();
  const dataFolder = env.DATA_DIR ?? own ?? '';
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...serveFlags, 'scripts/serve.mjs'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataFolder,
      PUBLIC_URL: address,
      // A site that is up for one journey need not make two hundred pages first.
      WARM_UP: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => {
    printed += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    printed += text;
    process.stderr.write(text);
  });
  await ready(address, child);
  return {
    address,
    dataFolder,
    process: child,
    output: () => printed,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await new Promise((done) => child.once('close', done));
      }
      if (own) await rm(own, { recursive: true, force: true });
    },
  };
}
