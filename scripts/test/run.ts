// Everything that `npm test` checks; ends with a line of counts. Of the journeys it makes those tagged @smoke.
// With --only=NAME all journeys of one project of playwright.config.ts and nothing else, or with --only=smoke its own;
// with --long the units and journeys that take long and seldom break.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from './browser.ts';
import { browserFailures, unitFailures } from './failures.ts';
import { startPeers } from './peers.ts';
import { makeScratch } from './scratch.ts';
import { makeTemplate, startSite } from './site.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const bin = (name: string) => join(root, 'node_modules', name);

interface Count {
  passed: number;
  failed: number;
  /** What to read about each that failed. */
  failures?: string[];
}
const total = { passed: 0, failed: 0, failures: [] as string[] };

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, long: { type: 'boolean' } },
});
const journeysWanted = options.long ? 'long' : (options.only ?? 'smoke');
process.env.BUILD_DIR ??= 'build-test';

// A dozen servers are started from the same files: what the first has compiled serves the others.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/compiled');

const running = new Set<ChildProcess>();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true;
    // The runners know Ctrl-C and put their browsers away; the site is stopped after them.
    for (const child of running) child.kill('SIGINT');
  });

function run(args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Runs a step, adds what it counted and says whether all is well; a step without a count of its own is one check. */
async function step(
  name: string,
  work: () => Promise<number>,
  count?: () => Promise<Count>,
): Promise<boolean> {
  if (stopped) return false;
  const began = performance.now();
  console.log(`\n── ${name}`);
  const code = await work();
  const counted: Count = (await count?.().catch(() => null)) ?? {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
  };
  // A runner that broke before its first test has counted nothing and still has failed.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.failures.push(...(counted.failures ?? []));
  console.log(
    `── ${name}: ${counted.passed} passed, ${counted.failed} failed, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  return counted.failed === 0;
}

const report = async (file: string) => JSON.parse(await readFile(join(results, file), 'utf8'));

async function unitCount(): Promise<Count> {
  const units = await report('units.json');
  return { passed: units.numPassedTests, failed: units.numFailedTests, failures: unitFailures(units) };
}

async function browserCount(): Promise<Count> {
  const { stats, ...suite } = await report('e2e.json');
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: browserFailures(suite),
  };
}

async function journeys(template: string): Promise<number> {
  const chromium = await chromiumPath();
  const peers = await startPeers();
  process.env.SITE_TEMPLATE_DIR = template;
  const [site, peered] = await Promise.all([startSite(), startSite(peers.env)]);
  try {
    return await run(
      [
        bin('@playwright/test/cli.js'),
        'test',
        journeysWanted === 'smoke' ? '--grep=@smoke' : `--project=${journeysWanted}`,
        ...chosen,
      ],
      {
        SITE_ADDRESS: site.address,
        SITE_DATA_DIR: site.dataFolder,
        PEERED_SITE_ADDRESS: peered.address,
        PEERED_SITE_DATA_DIR: peered.dataFolder,
        PEERS_ADDRESS: peers.address,
        CHROMIUM_PATH: chromium,
      },
    );
  } finally {
    await Promise.all([site.stop(), peered.stop()]);
    await peers.close();
  }
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const scratch = await makeScratch();
process.env.TMPDIR = scratch;
const build = () => step('build', () => run(['scripts/launch.mjs', 'build-for-tests']));
const units = () =>
  step(
    'units',
    () =>
      run([
        bin('vitest/vitest.mjs'),
        'run',
        ...(options.long ? ['--project=long'] : ['--project=!long', '--project=!models']),
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/units.json',
      ]),
    unitCount,
  );
const checks = () =>
  Promise.all([
    step('format and lint', () =>
      run([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    ),
    step(
      'types',
      async () =>
        (await run([bin('@react-router/dev/bin.cjs'), 'typegen'])) ||
        // Beside other work threads of its own cost it twice the processor's time and win nothing.
        run([bin('typescript/bin/tsc'), '--noEmit', '--singleThreaded']),
    ),
    step('dead code', () => run([bin('knip/bin/knip.js')])),
  ]);
/** What needs no build. */
const withoutBrowser = async () => {
  if (options.only) return;
  await Promise.all([units(), options.long ? null : checks()]);
};
try {
  // What units draw needs them, as the build does.
  if ((await run(['scripts/fonts.ts'])) !== 0) throw new Error('The fonts could not be subset');
  // The data folder that journeys copy is made as soon as there is a server to make it.
  const [template] = await Promise.all([
    build().then((built) => (built ? makeTemplate() : null)),
    withoutBrowser(),
  ]);
  // Beside the units, journeys took as long as after them and failed for want of time: two cores are too few for both.
  if (template) await step('journeys', () => journeys(template), browserCount);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

// Again at the end, where it is looked for, and where a log that was cut still has it.
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && !stopped ? 0 : 1;
