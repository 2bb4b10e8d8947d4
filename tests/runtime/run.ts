// Starts the runtime tree as an image would: an ordinary user, nothing writable but /tmp and /data, a database by
// address. Prints what was seen and a verdict. Needs Linux with bubblewrap.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort, ready } from '../../scripts/test/site.ts';
import { startTcpDatabase } from '../two-servers/tcp-database.ts';
import { confinement, expected, loadedPackages, vectorLength } from './confinement.ts';
import { runInside, startInside } from './sandbox.ts';
import { type Seen, visit } from './visits.ts';

let failed = 0;
function tell({ what, saw, right }: Seen): void {
  console.log(`  ${right ? '✓' : '✗'} ${what.padEnd(44)} ${saw}`);
  if (!right) failed += 1;
}

execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/runtime.ts')], { stdio: 'inherit' });
const dataFolder = await mkdtemp(join(tmpdir(), 'runtime-'));
const database = await startTcpDatabase();
const port = await freePort();
const origin = `http://localhost:${port}`;
const sandbox = {
  dataFolder,
  env: {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: database.url,
    APP_SECRET: 'for the runtime tree and this run alone',
    LOG_LEVEL: 'warn',
    WARM_UP: '0',
  },
};
try {
  console.log('\nThe runtime tree under bubblewrap');
  const saw = await confinement(sandbox);
  tell({ what: 'a process inside', saw: JSON.stringify(saw), right: isDeepStrictEqual(saw, expected) });
  const packages = await loadedPackages(sandbox);
  tell({
    what: 'packages that load inside',
    saw: [`${packages.of - packages.failed.length} of ${packages.of}`, ...packages.failed].join('; '),
    right: packages.failed.length === 0,
  });

  const length = await vectorLength(sandbox);
  tell({ what: 'the language model', saw: `a vector of ${length}`, right: length === 384 });

  const began = performance.now();
  const server = startInside(sandbox, ['scripts/serve.mjs']);
  await ready(origin, server.process);
  const seconds = (performance.now() - began) / 1000;
  tell({ what: 'first start, with every migration', saw: `ready in ${seconds.toFixed(1)} s`, right: true });
  for (const seen of await visit(origin, database.url)) tell(seen);

  const healthy = await runInside(sandbox, ['scripts/health.mjs']).then(
    () => true,
    () => false,
  );
  tell({ what: 'the health check of the image', saw: healthy ? 'healthy' : 'unhealthy', right: healthy });
  const backup = await runInside(sandbox, [
    'build/server/commands/backup.js',
    '--out',
    '/data/backup.tar.gz',
  ]);
  const counts = /[\d.]+ MB, .* files/.exec(backup)?.[0] ?? 'no backup';
  tell({ what: 'a backup by the command inside', saw: counts, right: counts !== 'no backup' });

  const code = await server.stop();
  tell({ what: 'SIGTERM', saw: `ended with code ${code}`, right: code === 0 });
} finally {
  await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
console.log(failed === 0 ? '\nThe runtime tree serves.' : `\n${failed} failed.`);
process.exitCode = failed === 0 ? 0 : 1;
