// The way in for every npm script: sees that packages and build are there, then runs the command on the project's own Node.
// Plain JavaScript without dependencies, because it runs before anything is installed and on any Node from 20 on.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { projectNode, refuseOldNode } from './setup/node.mjs';
import { replaceWith } from './setup/run.mjs';
import { Trouble } from './setup/trouble.mjs';

/** What each command needs: packages for serving or also for testing, a build, and the script it becomes. */
const commands = {
  start: { packages: 'serve', build: 'build', script: 'scripts/serve.mjs' },
  dev: { packages: 'serve', script: 'scripts/dev.ts' },
  build: { packages: 'serve', build: 'build' },
  // Builds beside the tests that need no build.
  test: { packages: 'test', script: 'scripts/test/run.ts' },
  'build-for-tests': { packages: 'test', build: 'build-test', fixtures: true },
  shots: { packages: 'test', build: 'build', script: 'scripts/shots.ts' },
  bench: { packages: 'test', build: 'build', script: 'bench/run.ts' },
  'check-kit': { packages: 'test', build: 'build', script: 'scripts/check-kit.ts' },
  'two-servers': { packages: 'test', build: 'build', script: 'tests/two-servers/run.ts' },
  torture: { packages: 'test', build: 'build', script: 'scripts/torture.ts' },
  backup: { packages: 'serve', script: 'server/backup/run-backup.ts' },
  restore: { packages: 'serve', script: 'server/backup/run-restore.ts' },
  import: { packages: 'serve', script: 'server/export/run-import.ts' },
  chore: { packages: 'test' },
};

async function main() {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new Trouble(`There is no command '${name}'. Known: ${Object.keys(commands).join(', ')}`);
  refuseOldNode();
  await ensureInstalled(command.packages);
  const node = projectNode();
  const folder = command.build && (process.env.BUILD_DIR || command.build);
  if (folder) await ensureBuilt(node, folder, command.fixtures ?? false);
  const script = command.script ?? rest.shift();
  if (script) await replaceWith(node, [script, ...rest], folder ? { BUILD_DIR: folder } : {});
}

main().catch((error) => {
  console.error(error instanceof Trouble ? `\n${error.message}` : error);
  process.exitCode = 1;
});
