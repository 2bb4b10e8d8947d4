import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { root } from './root.mjs';
import { run, step } from './run.mjs';
import { troubleFrom } from './trouble.mjs';
import { removeUnusedFiles } from './unused-files.mjs';

const stampFile = join(root, 'node_modules', '.installed.json');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(stampFile) && JSON.parse(readFileSync(stampFile, 'utf8')).hash === lockHash();

/** Installs all packages if the lockfile changed or nothing was there yet. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    await step('packages', async () => {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      // `npm ci` begins by deleting what is there, and a server may be running from it. Packages without a stamp were
      // never finished: npm would take what is half written for whole, so they are fetched anew.
      const how = existsSync(stampFile) ? ['install', '--no-save'] : ['ci'];
      rmSync(stampFile, { force: true });
      const args = [...how, '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'];
      // NODE_ENV=production would leave out what the build needs.
      const { code, output } = await run(npm, args, { NODE_ENV: '' });
      if (code !== 0) throw troubleFrom(`npm ${how[0]}`, output);
      removeUnusedFiles();
    });
    writeFileSync(stampFile, JSON.stringify({ hash: lockHash() }));
  });
}
