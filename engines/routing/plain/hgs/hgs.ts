import { createRandom } from '#lib/random/random.ts';
import { type Neighbours, nearestOf } from '../../neighbours.ts';
import type { PlainProblem } from '../plain-problem.ts';
import type { PlainWay } from '../plain-way.ts';
import { savings } from '../savings.ts';
import { type Individual, individualOf } from './individual.ts';
import { createLocalSearch } from './local-search.ts';
import { createPopulation } from './population.ts';
import { createSplit } from './split.ts';

const granularity = 20;
const firstOnes = 60;
const untilRestart = 20_000;

/** Plans that are crossed, cut into routes and improved: hybrid genetic search after Vidal (2022), for problems without windows whose ways back are as long as those there. */
export function createGenetic(problem: PlainProblem, neighbours: Neighbours, seed: number): PlainWay {
  const { stops, distances, demand } = problem;
  const random = createRandom(seed);
  const search = createLocalSearch(problem, nearestOf(neighbours, granularity), random);
  const split = createSplit(problem);
  let farthest = 0;
  for (const distance of distances) farthest = Math.max(farthest, distance);
  const largest = demand.reduce((most, amount) => Math.max(most, amount), 1e-9);
  const population = createPopulation(Math.max(0.1, Math.min(1000, farthest / largest)), random);
  let best: Individual | undefined;
  let made = 0;
  let sinceBetter = 0;
  let sinceAdapted = 0;

  function note(individual: Individual, isMended: boolean): void {
    population.add(individual, isMended);
    if (individual.excess < 1e-6 && (!best || individual.distance < best.distance - 1e-7)) {
      best = individual;
      sinceBetter = 0;
    }
  }

  /** Improves, and in one case of two mends what carries too much. */
  function educate(routes: readonly Int32Array[]): void {
    const individual = individualOf(problem, search(routes, population.penalty()));
    note(individual, false);
    if (individual.excess < 1e-6 || random() < 0.5) return;
    const mended = individualOf(problem, search(individual.routes, population.penalty() * 10));
    if (mended.excess < 1e-6) note(mended, true);
  }

  function randomTour(): Int32Array {
    const tour = Int32Array.from({ length: stops }, (_, index) => index + 1);
    for (let index = stops - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const held = tour[index] as number;
      tour[index] = tour[other] as number;
      tour[other] = held;
    }
    return tour;
  }

  /** Order crossover: a stretch of one parent, the rest in the order of the other. */
  function cross(a: Int32Array, b: Int32Array): Int32Array {
    const from = Math.floor(random() * stops);
    let to = Math.floor(random() * stops);
    if (stops > 1) while (to === from) to = Math.floor(random() * stops);
    const isTaken = new Uint8Array(stops + 1);
    const child = new Int32Array(stops);
    let at = from;
    for (;;) {
      child[at] = a[at] as number;
      isTaken[a[at] as number] = 1;
      if (at === to) break;
      at = (at + 1) % stops;
    }
    let place = (to + 1) % stops;
    for (let step = 1; step <= stops; step += 1) {
      const stop = b[(to + step) % stops] as number;
      if (isTaken[stop]) continue;
      child[place] = stop;
      place = (place + 1) % stops;
    }
    return child;
  }

  function round(): void {
    if (made < firstOnes) {
      made += 1;
      educate(split(randomTour(), population.penalty()));
      return;
    }
    sinceBetter += 1;
    educate(split(cross(population.pick().tour, population.pick().tour), population.penalty()));
    sinceAdapted += 1;
    if (sinceAdapted >= 100) {
      sinceAdapted = 0;
      population.adapt();
    }
    if (sinceBetter >= untilRestart) {
      population.clear();
      made = 0;
      sinceBetter = 0;
    }
  }

  const adopt: PlainWay['adopt'] = (routes) => {
    const lists = routes.filter((list) => list.length > 0).map((list) => Int32Array.from(list));
    if (lists.reduce((sum, list) => sum + list.length, 0) === stops) note(individualOf(problem, lists), true);
  };

  adopt(savings(problem, neighbours));
  return {
    stride: 1,
    rounds(count) {
      for (let index = 0; index < count; index += 1) round();
    },
    bestCost: () => best?.distance ?? Number.POSITIVE_INFINITY,
    bestRoutes: () => (best?.routes ?? []).map((route) => [...route]),
    adopt,
  };
}
