import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { root } from './root.mjs';
import { run, step } from './run.mjs';
import { troubleFrom } from './trouble.mjs';

const stampFile = join(root, 'node_modules', '.installed.json');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function stamp() {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : { hash: '', packages: '' };
}

const enough = (wanted) => {
  const { hash, packages } = stamp();
  return hash === lockHash() && (packages === 'test' || packages === wanted);
};

/** Installs what `wanted` ('serve' or 'test') needs, if the lockfile changed or it was not there yet. Only adds. */
export async function ensureInstalled(wanted) {
  if (enough(wanted)) return;
  await alone(async () => {
    if (enough(wanted)) return;
    // What tests needed once stays: a test may be running from it.
    const packages = stamp().packages === 'test' ? 'test' : wanted;
    await step(`packages for ${packages === 'test' ? 'testing' : 'serving'}`, async () => {
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
      const args = [
        'install',
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        packages === 'test' ? '--include=dev' : '--omit=dev',
      ];
      // NODE_ENV=production would leave out what was asked for.
      const { code, output } = await run(npm, args, { NODE_ENV: '' });
      if (code !== 0) throw troubleFrom('npm install', output);
    });
    writeFileSync(stampFile, JSON.stringify({ hash: lockHash(), packages }));
  });
}
