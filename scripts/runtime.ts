// Puts into `runtime/` what a server needs and nothing else; the image is made of it. Prints the size of each part.
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const target = join(root, 'runtime');
const build = process.env.BUILD_DIR ?? 'build';
const limitMb = 350;

/** The project's own database and its own Node: an image has a Node, and is given a database. */
const leftOut = new Set(Object.keys(manifest.optionalDependencies));

/** The folders of the packages that `dependencies` lead to, as npm installed them. */
async function packageFolders(): Promise<string[]> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await promisify(execFile)(npm, ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    maxBuffer: 1 << 24,
  });
  return stdout
    .split('\n')
    .map((folder) => relative(root, folder.trim()))
    .filter(
      (folder) => folder.startsWith('node_modules') && !leftOut.has(folder.slice('node_modules/'.length)),
    );
}

/** Copies a package without the packages inside it: those have lines of their own in npm's list. */
const copyPackage = (folder: string) =>
  cp(join(root, folder), join(target, folder), {
    recursive: true,
    filter: (source) => source !== join(root, folder, 'node_modules'),
  });

/** Copies what the project itself brings, without the snapshots that only the making of migrations reads. */
async function copy(from: string, to = from): Promise<void> {
  await mkdir(dirname(join(target, to)), { recursive: true });
  await cp(join(root, from), join(target, to), {
    recursive: true,
    filter: (source) => !source.endsWith('_snapshot.json'),
  });
}

/** What a file or a folder takes on the disk. */
async function megabytes(path: string): Promise<number> {
  const facts = await stat(path);
  const own = ((facts.blocks ?? 0) * 512) / 1e6;
  if (!facts.isDirectory()) return own;
  const inside = await Promise.all((await readdir(path)).map((name) => megabytes(join(path, name))));
  return inside.reduce((sum, size) => sum + size, own);
}

await rm(target, { recursive: true, force: true });
const folders = await packageFolders();
for (const folder of folders) await copyPackage(folder);
for (const file of [
  'package.json',
  'LICENSE',
  'scripts/serve.mjs',
  'scripts/health.mjs',
  'server/db/migrations',
])
  await copy(file);
await copy(build, 'build');

const parts: [string, string][] = [
  [`${folders.length} packages`, 'node_modules'],
  ['server, built', 'build/server'],
  ['pages and files for browsers', 'build/client'],
  ['models', 'build/models'],
  ['migrations', 'server'],
];
console.log('\nruntime/');
for (const [name, path] of parts)
  console.log(`  ${name.padEnd(30)} ${(await megabytes(join(target, path))).toFixed(1).padStart(6)} MB`);
const whole = await megabytes(target);
const counted = whole - (await megabytes(join(target, 'build/models')));
console.log(`  ${'all of it'.padEnd(30)} ${whole.toFixed(1).padStart(6)} MB`);
console.log(
  `  ${'without the models'.padEnd(30)} ${counted.toFixed(1).padStart(6)} MB of ${limitMb} MB allowed`,
);
if (counted > limitMb) {
  console.log('\n  Too large: look for a package in `dependencies` that could be bundled instead.');
  process.exitCode = 1;
}
