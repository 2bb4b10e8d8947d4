import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { check } from '#engines/routing/check/check.ts';
import { evaluate } from '#engines/routing/evaluate.ts';
import type { Plan, Problem } from '#engines/routing/problem.ts';
import { bestFleet, bestKnown } from './best-known.ts';
import { solveWithThreads } from './crew.ts';
import { readInstance } from './read-instance.ts';

/** One instance, solved and judged. */
export interface Outcome {
  name: string;
  set: 'CVRPLIB' | 'Solomon' | 'Li & Lim';
  stops: number;
  routes: number;
  cost: number;
  best: number | undefined;
  /** Of the best known plan, where vehicles come before distance. */
  bestRoutes?: number;
  /** In percent of the best known. */
  gap: number | undefined;
  seed: number;
  wallSeconds: number;
  /** Of the search, by the worker that made most. A gap says little without them: a busy machine makes fewer in the same processor time. */
  rounds: number;
  /** Milliseconds of processor time until the first plan stood. */
  firstPlan: number;
  faults: number;
}

const asText = (plan: Plan, cost: number): string =>
  `${plan.routes.map(({ stopIds }, index) => `Route #${index + 1}: ${stopIds.join(' ')}`).join('\n')}\nCost ${cost}\n`;

const isWhole = ({ travel }: Problem): boolean => travel.kind === 'plane' && travel.rounding === 'nearest';

/** Every `.vrp` and `.txt` of a folder, one after the other, smallest name first. */
export async function instanceFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /\.(vrp|txt)$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Solves one file, has the independent checker judge the plan and writes it where asked. */
export async function runInstance(
  file: string,
  options: { workers: number; seconds: number; seed: number; out?: string },
): Promise<Outcome> {
  const problem: Problem = readInstance(file, await readFile(file, 'utf8'));
  const began = performance.now();
  const { plan, firstPlan, rounds } = await solveWithThreads(problem, options);
  const wallSeconds = (performance.now() - began) / 1000;
  const evaluation = evaluate(problem, plan);
  const faults = check(problem, evaluation).length + evaluation.unserved.length;
  const fleet = problem.pairs ? await bestFleet(file) : undefined;
  const cost = problem.pairs
    ? Number(evaluation.distance.toFixed(2))
    : Number(evaluation.cost.toFixed(isWhole(problem) ? 0 : 1));
  const name = basename(file).replace(/\.\w+$/, '');
  if (options.out) {
    await mkdir(options.out, { recursive: true });
    await writeFile(join(options.out, `${name}.sol`), asText(plan, cost));
  }
  const best = problem.pairs ? fleet?.cost : await bestKnown(file);
  return {
    name,
    set: problem.pairs ? 'Li & Lim' : file.endsWith('.vrp') ? 'CVRPLIB' : 'Solomon',
    stops: problem.stops.length,
    routes: plan.routes.length,
    cost,
    best,
    ...(fleet && { bestRoutes: fleet.vehicles }),
    gap: best === undefined ? undefined : (cost / best - 1) * 100,
    seed: options.seed,
    wallSeconds,
    rounds,
    firstPlan,
    faults,
  };
}
