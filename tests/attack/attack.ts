import { type BombSite, openBombSite } from './bombs.ts';
import { runForged } from './forged.ts';
import { holdAgain } from './fuzz/hold-again.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { collectSamples, type Sample } from './fuzz/samples.ts';
import type { MeasuredSite } from './measured-site.ts';
import type { Outcome } from './outcome.ts';
import { heldBy, longestHold, type Measured, printMeasured } from './print.ts';
import { runTricks } from './tricks.ts';
import { openWorld, type World } from './world.ts';

interface AttackOptions {
  requests: number;
  seed: number;
  /** How often each part is repeated, which shows whether memory grows. */
  rounds: number;
  /** The parts that are wanted. */
  only: ReadonlySet<string>;
}

/** Runs a part and asks the server what it cost. */
async function measured(gauge: MeasuredSite['gauge'], run: () => Promise<Outcome>): Promise<Measured> {
  const before = await gauge();
  const began = performance.now();
  const outcome = await run();
  const seconds = (performance.now() - began) / 1000;
  const after = await gauge();
  return { ...outcome, holds: after.holds, before, after, seconds };
}

/** The parts for which people are needed, on a site that has been walked through once. */
async function attackWorld(world: World, samples: readonly Sample[], options: AttackOptions) {
  const parts: Record<string, (round: number) => Promise<Outcome>> = {
    forged: () => runForged(world, samples),
    tricks: () => runTricks(world),
    fuzz: (round) => runFuzz(world, samples, { requests: options.requests, seed: options.seed + round }),
  };
  const all: Measured[] = [];
  for (const [name, run] of Object.entries(parts)) {
    if (!options.only.has(name)) continue;
    for (let round = 0; round < options.rounds; round += 1) {
      console.log(`\n${name}`);
      const part = await measured(world.gauge, () => run(round));
      const fuzz = { ...options, seed: options.seed + round };
      all.push(name === 'fuzz' ? { ...part, again: await holdAgain(world, samples, part, fuzz) } : part);
    }
  }
  return all;
}

async function attackParsers(site: BombSite, { rounds }: AttackOptions) {
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.log('\nbombs');
    all.push(await measured(site.gauge, site.run));
  }
  return all;
}

/** Attacks sites of its own, prints what came of it, and tells whether everything held. */
export async function attack(options: AttackOptions): Promise<boolean> {
  await using opened = new AsyncDisposableStack();
  // Whoever stops it also ends the servers and databases that are up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)));
  const parts: Measured[] = [];
  if (options.only.has('bombs')) {
    const site = await openBombSite(opened);
    parts.push(...(await attackParsers(site, options)));
  }
  if ([...options.only].some((name) => name !== 'bombs')) {
    const world = await openWorld(opened);
    // Also draws every page once, so that what is measured below is no first start.
    const samples = await collectSamples(world);
    console.log(`\n${samples.length} samples at ${world.address}`);
    parts.push(...(await attackWorld(world, samples, options)));
  }
  for (const { name, failures } of parts)
    for (const failure of failures) console.log(`\n  ${name}: ${failure}`);
  printMeasured(parts);
  const failed = parts.reduce((sum, { failures }) => sum + failures.length, 0);
  const slow = parts.filter((part) => heldBy(part) > longestHold).map(({ name }) => name);
  console.log(
    `\n  ${failed} failures; requests held the loop for more than ${longestHold} ms in: ${slow.join(', ') || 'nothing'}`,
  );
  return failed === 0 && slow.length === 0;
}
