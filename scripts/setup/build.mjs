import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { alone } from './lock.mjs';
import { root } from './root.mjs';
import { run, step } from './run.mjs';
import { troubleFrom } from './trouble.mjs';

const sources = [
  'app',
  'content',
  'demos',
  'engines',
  'features',
  'kit',
  'lib',
  'public',
  'server',
  'ui',
  'scripts/parts',
  'scripts/vite',
];
const files = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/fonts.ts',
  'scripts/world-fonts.ts',
  'scripts/compress.ts',
  'scripts/models.ts',
];
const leftOut = /\.test\.tsx?$|ui\/tokens\/fonts\//;

function* sourceFiles() {
  for (const folder of sources) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/');
      if (entry.isFile() && !leftOut.test(file)) yield file;
    }
  }
  yield* files.filter((file) => existsSync(join(root, file)));
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of [...sourceFiles()].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const stampOf = (folder) => join(root, folder, '.built');
const upToDate = (folder, hash) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === hash;

/**
 * Builds the site into `folder` if a source changed; the old build stays until the new one is whole. A build for
 * tests also holds the pages that only tests visit.
 */
export async function ensureBuilt(node, folder, fixtures) {
  const hash = sourceHash();
  if (upToDate(folder, hash)) return;
  await alone(async () => {
    if (upToDate(folder, hash)) return;
    const next = `${folder}.next`;
    rmSync(join(root, next), { recursive: true, force: true });
    const env = { BUILD_DIR: next, NODE_ENV: 'production', TEST_HOOKS: fixtures ? '1' : '' };
    const go = async (args) => {
      const { code, output } = await run(node, args, env);
      if (code !== 0) throw troubleFrom('The build', output);
    };
    await step('fonts', () => go(['scripts/fonts.ts']));
    await step('build', () => go([join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build']));
    await step('dates and compression', async () => {
      await go(['scripts/page-dates.ts']);
      await go(['scripts/compress.ts']);
    });
    await step('models', () => go(['scripts/models.ts']));
    writeFileSync(stampOf(next), hash);
    rmSync(join(root, folder), { recursive: true, force: true });
    renameSync(join(root, next), join(root, folder));
  });
}
