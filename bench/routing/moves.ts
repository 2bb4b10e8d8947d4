import { evaluateRoute } from '#engines/routing/evaluate.ts';
import type { Problem } from '#engines/routing/problem.ts';
import { startSolver } from '#engines/routing/start-solver.ts';
import { createRandom } from '#lib/random/random.ts';
import { median } from '../print.ts';

/** A made-up day: a thousand stops over a city of forty kilometres, forty vans, windows for a third of the stops. */
function bigDay(stops: number): Problem {
  const random = createRandom(1000);
  const hour = 3600;
  return {
    travel: { kind: 'sphere', metresPerSecond: 11, detour: 1.3 },
    depots: [{ id: 'depot', place: { x: 13.4, y: 52.5 } }],
    vehicles: Array.from({ length: 60 }, (_, index) => ({
      id: `van ${index + 1}`,
      start: 'depot',
      end: 'depot',
      capacity: [60],
      shift: { from: 7 * hour, to: 18 * hour },
      breaks: [{ from: 11 * hour, to: 13 * hour, duration: 1800 }],
    })),
    stops: Array.from({ length: stops }, (_, index) => {
      const from = 8 * hour + Math.floor(random() * 6) * hour;
      return {
        id: `stop ${index + 1}`,
        place: { x: 13.4 + (random() - 0.5) * 0.6, y: 52.5 + (random() - 0.5) * 0.36 },
        demand: [1 + Math.floor(random() * 3)],
        service: 240,
        ...(random() < 0.33 && { windows: [{ from, to: from + 3 * hour }] }),
      };
    }),
  };
}

/** Milliseconds of this thread's processor time: others on the machine do not count. */
function clock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** How long a dispatcher waits at a thousand stops: for a first plan, and for what a dragged stop costs. */
export function measureMoves(): { firstPlan: number; move: number; roundsPerSecond: number } {
  const problem = bigDay(1000);
  const began = clock();
  const solver = startSolver(problem, { seed: 1, budget: { seconds: 3 }, clock });
  const firstPlan = clock() - began;
  const { iteration } = solver.run(3000);
  const { routes } = solver.best();
  const [from, to] = routes;
  if (!from || !to) throw new Error('There are not two routes to move a stop between');
  const times = Array.from({ length: 200 }, (_, index) => {
    const stopId = from.stopIds[index % from.stopIds.length] ?? '';
    const start = performance.now();
    evaluateRoute(problem, { ...from, stopIds: from.stopIds.filter((id) => id !== stopId) });
    evaluateRoute(problem, { ...to, stopIds: to.stopIds.toSpliced(index % to.stopIds.length, 0, stopId) });
    return performance.now() - start;
  });
  return { firstPlan, move: median(times), roundsPerSecond: (iteration * 1000) / (3000 - firstPlan) };
}
