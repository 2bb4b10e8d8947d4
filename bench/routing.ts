import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { grouped } from '#lib/money/grouped.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { measureMoves } from './routing/moves.ts';
import { instanceFiles, type Outcome, runInstance } from './routing/run-instances.ts';
import { peers, targets } from './routing/targets.ts';
import { isTuned } from './routing/tuned.ts';

const ownInstances = join(import.meta.dirname, 'routing/instances');

interface Settings {
  instances: string;
  seconds: number;
  workers: number;
  seed: number;
  out?: string;
  /** Instances solved at the same time. Seconds are of each worker's own processor time, so it only shortens the wait. */
  atOnce: number;
}

function settings(args: string[]): Settings & { isOwn: boolean } {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      instances: { type: 'string' },
      seconds: { type: 'string' },
      workers: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      'at-once': { type: 'string' },
    },
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    instances: text(values.instances) ?? ownInstances,
    seconds: Number(text(values.seconds) ?? 5),
    workers: Number(text(values.workers) ?? 1),
    seed: Number(text(values.seed) ?? 1),
    out: text(values.out),
    atOnce: Math.max(1, Number(text(values['at-once']) ?? 1)),
    isOwn: values.instances === undefined,
  };
}

/** Where vehicles come first, distances are only compared between plans with as many of them. */
function printFleets(outcomes: readonly Outcome[]): void {
  const known = outcomes.filter(({ bestRoutes }) => bestRoutes !== undefined);
  if (known.length === 0) return;
  const more = known.map(({ routes, bestRoutes = 0 }) => Math.max(0, routes - bestRoutes));
  const gaps = known.flatMap(({ gap = 0 }, index) => (more[index] === 0 ? [gap] : []));
  const vehicles = more.reduce((sum, count) => sum + count, 0);
  console.log(
    `\nLi & Lim: as few vehicles as the best known in ${gaps.length} of ${known.length}, ${vehicles} more in the others; mean gap in distance where the number is equal: ${mean(gaps).toFixed(2)}%`,
  );
}

const percent = (gap: number | undefined) => (gap === undefined ? '' : gap.toFixed(2));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowOf(outcome: Outcome): (string | number)[] {
  const { name, stops, gap, best, cost, seed, rounds, wallSeconds, faults, bestRoutes } = outcome;
  const routes = bestRoutes === undefined ? outcome.routes : `${outcome.routes} (best ${bestRoutes})`;
  const verdict = faults === 0 ? 'valid' : `${faults} FAULTS`;
  const part = outcome.set === 'CVRPLIB' ? (isTuned(name) ? 'tuned on' : 'held out') : '';
  return [
    name,
    part,
    stops,
    percent(gap),
    best ?? '',
    cost,
    routes,
    seed,
    grouped(rounds),
    wallSeconds.toFixed(1),
    verdict,
  ];
}

interface Part {
  name: string;
  /** Within the id of its figures. */
  id: string;
  gaps: number[];
}

/** The sets of which there is anything, X also by whether the engine's settings were chosen on an instance. */
function partsOf(outcomes: readonly Outcome[]): Part[] {
  const gapsOf = (takes: (outcome: Outcome) => boolean) =>
    outcomes.flatMap((outcome) => (takes(outcome) ? (outcome.gap ?? []) : []));
  const isX = ({ set }: Outcome) => set === 'CVRPLIB';
  return [
    { name: 'CVRPLIB', id: 'cvrplib', gaps: gapsOf(isX) },
    {
      name: 'CVRPLIB, tuned on',
      id: 'cvrplib.tuned',
      gaps: gapsOf((outcome) => isX(outcome) && isTuned(outcome.name)),
    },
    {
      name: 'CVRPLIB, held out',
      id: 'cvrplib.held-out',
      gaps: gapsOf((outcome) => isX(outcome) && !isTuned(outcome.name)),
    },
    { name: 'Solomon', id: 'solomon', gaps: gapsOf(({ set }) => set === 'Solomon') },
  ].filter(({ gaps }) => gaps.length > 0);
}

function printMeans(outcomes: readonly Outcome[], { seconds, workers }: Settings): void {
  for (const { name, gaps } of partsOf(outcomes)) {
    const gap = mean(gaps);
    const target = targets.find(
      (one) => one.set === name && one.workers === workers && one.seconds === seconds,
    );
    const verdict = target
      ? `target ${target.gap}%: ${gap <= target.gap ? 'met' : `MISSED by ${(gap - target.gap).toFixed(2)}`}`
      : 'no target for this time and number of workers';
    console.log(`\n${name}: mean gap ${gap.toFixed(3)}% over ${gaps.length} instances, ${verdict}`);
    if (name !== 'CVRPLIB') continue;
    const rows = peers
      .filter((peer) => peer.seconds === seconds)
      .map((peer) => [peer.name, peer.gap.toFixed(2), `${(peer.gap / gap).toFixed(1)} ×`]);
    if (rows.length > 0)
      printTable(['for comparison, on eight X instances', 'gap %', 'relative to ours'], rows);
  }
}

/** Solves small and large instances in turn, so that an interrupted run has still covered all sizes. */
async function runAll(files: readonly string[], chosen: Settings): Promise<Outcome[]> {
  const outcomes: (Outcome | undefined)[] = files.map(() => undefined);
  const byTurns = [0, 2, 1, 3].flatMap((turn) =>
    [...files.entries()].filter(([index]) => index % 4 === turn),
  );
  const waiting = byTurns.values();
  const work = async () => {
    for (const [index, file] of waiting) {
      const outcome = await runInstance(file, chosen);
      outcomes[index] = outcome;
      console.log(`  ${outcome.name}  ${outcome.cost}  ${percent(outcome.gap)}`);
    }
  };
  await Promise.all(Array.from({ length: chosen.atOnce }, work));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Plans known instances, has every plan judged by the independent checker and holds the gaps against targets and peers. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const chosen = settings(args);
  const outcomes = await runAll(await instanceFiles(chosen.instances), chosen);
  console.log(`\n${chosen.workers} worker(s), ${chosen.seconds} s of processor time each\n`);
  printTable(
    [
      'instance',
      'part',
      'stops',
      'gap %',
      'best known',
      'cost',
      'routes',
      'seed',
      'rounds',
      'wall s',
      'checker',
    ],
    outcomes.map(rowOf),
  );
  printMeans(outcomes, chosen);
  printFleets(outcomes);
  const moves = measureMoves();
  console.log(
    `\n1,000 stops with windows, breaks and shifts: first plan after ${moves.firstPlan.toFixed(0)} ms of processor time, a moved stop priced in ${moves.move.toFixed(2)} ms, ${moves.roundsPerSecond.toFixed(0)} rounds a second`,
  );
  const broken = outcomes.filter(({ faults }) => faults > 0);
  if (broken.length > 0) throw new Error(`The checker refused ${broken.map(({ name }) => name).join(', ')}`);
  if (!write) return;
  const figure = (id: string, value: number, unit: string) => ({ id: `routing.${id}`, value, unit });
  const key = `${chosen.workers}x${chosen.seconds}`;
  const scope = chosen.isOwn ? 'own' : 'all';
  await writeProof(`npm run bench:routing${chosen.isOwn ? '' : ' -- --instances …'}`, [
    ...partsOf(outcomes).flatMap(({ id, gaps }) => {
      const name = `${scope}.${id.replace(/^[a-z]+/, `$&.${key}`)}`;
      return [
        figure(`${name}.gap`, Number(mean(gaps).toFixed(2)), '%'),
        figure(`${name}.instances`, gaps.length, 'instances'),
      ];
    }),
    figure('first-plan', Math.round(moves.firstPlan), 'ms'),
    figure('move', Number(moves.move.toFixed(2)), 'ms'),
  ]);
}
