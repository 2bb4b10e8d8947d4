// The way in for every npm script: sees that packages and build are there, then runs the command on the project's own Node.
// Plain JavaScript without dependencies, because it runs before anything is installed and on any Node from 20 on.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { projectNode, refuseOldNode } from './setup/node.mjs';
import { replaceWith, run } from './setup/run.mjs';
import { serveFlags } from './setup/serve-flags.mjs';
import { Trouble, troubleFrom } from './setup/trouble.mjs';

/** What each command needs: a build or a script that goes before, and the script it becomes, with flags for Node. */
const commands = {
  start: { build: 'build', script: 'scripts/serve.mjs', flags: serveFlags },
  dev: { before: 'scripts/fonts.ts', script: 'scripts/dev.ts' },
  build: { build: 'build' },
  // Builds beside the tests that need no build.
  test: { script: 'scripts/test/run.ts' },
  'build-for-tests': { build: 'build-test', fixtures: true },
  shots: { build: 'build', script: 'scripts/shots.ts' },
  screens: { build: 'build', script: 'art/screens.ts' },
  bench: { build: 'build', script: 'bench/run.ts' },
  'check-kit': { build: 'build-test', fixtures: true, script: 'scripts/check-kit.ts' },
  'two-servers': { build: 'build', script: 'tests/two-servers/run.ts' },
  runtime: { build: 'build', script: 'scripts/runtime.ts' },
  'test-runtime': { build: 'build', script: 'tests/runtime/run.ts' },
  attack: { build: 'build', script: 'tests/attack/run.ts' },
  torture: { build: 'build', script: 'tests/torture/run.ts' },
  take: { before: 'scripts/fonts.ts', script: 'scripts/take/run.ts' },
  backup: { script: 'server/backup/run-backup.ts' },
  restore: { script: 'server/backup/run-restore.ts' },
  'move-database': { script: 'server/db/move/run-move.ts' },
  import: { script: 'server/export/run-import.ts' },
  chore: {},
  // Packages alone: an image keeps them as a layer that outlives a change of the sources.
  install: {},
};

async function main() {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = commands[name];
  if (!command)
    throw new Trouble(`There is no command called '${name}'. Available: ${Object.keys(commands).join(', ')}`);
  refuseOldNode();
  await ensureInstalled();
  const node = projectNode();
  const folder = command.build && (process.env.BUILD_DIR || command.build);
  if (folder) await ensureBuilt(node, folder, command.fixtures ?? false);
  if (command.before) {
    const { code, output } = await run(node, [command.before]);
    if (code !== 0) throw troubleFrom(command.before, output);
  }
  const script = command.script ?? rest.shift();
  const flags = command.flags ?? [];
  if (script) await replaceWith(node, [...flags, script, ...rest], folder ? { BUILD_DIR: folder } : {});
}

main().catch((error) => {
  console.error(error instanceof Trouble ? `\n${error.message}` : error);
  process.exitCode = 1;
});
