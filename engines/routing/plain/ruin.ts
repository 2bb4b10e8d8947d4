import type { Neighbours } from '../neighbours.ts';
import type { PlainProblem } from './plain-problem.ts';
import type { Routes } from './routes.ts';

/** Stops taken out on average, and the longest string. */
const averageRemoved = 10;
const longestString = 10;

/** Takes strings of neighbouring stops out of several routes around a random stop; returns how many, in `removed`. */
export type Ruin = (removed: Int32Array, count: number) => number;

/** After Christiaens and Vanden Berghe, 'Slack induction by string removals' (2020). */
export function createRuin(
  problem: PlainProblem,
  routes: Routes,
  { near, reach }: Neighbours,
  random: () => number,
): Ruin {
  const { stops, vehicles, isTimed } = problem;
  const { next, prev, routeOf, size, remove, retime } = routes;
  const ruinedRound = new Int32Array(vehicles);
  let round = 0;

  /** Removes `length` stops around `stop`, keeping `spared` of them in the middle. */
  function takeString(
    removed: Int32Array,
    count: number,
    stop: number,
    route: number,
    length: number,
    spared: number,
  ): number {
    const whole = length + spared;
    // How many of the string lie before the stop: no more than there are, no fewer than the rest leaves.
    let back = 0;
    let at = stop;
    while (back < whole - 1 && prev[at] !== 0) {
      at = prev[at] as number;
      back += 1;
    }
    let ahead = 0;
    at = stop;
    while (ahead < whole - 1 && next[at] !== 0) {
      at = next[at] as number;
      ahead += 1;
    }
    const least = Math.max(whole - 1 - ahead, 0);
    const most = Math.min(back, whole - 1);
    let steps = least + Math.floor(random() * (most - least + 1));
    at = stop;
    for (; steps > 0; steps -= 1) at = prev[at] as number;
    const keepFrom = spared > 0 ? 1 + Math.floor(random() * (length - 1)) : whole;
    let taken = count;
    for (let index = 0; index < whole; index += 1) {
      const following = next[at] as number;
      if (index < keepFrom || index >= keepFrom + spared) {
        remove(at);
        removed[taken] = at;
        taken += 1;
      }
      at = following;
    }
    if (isTimed) retime(route);
    return taken;
  }

  return (removed, count) => {
    round += 1;
    let taken = count;
    const mean = stops / Math.max(1, routes.usedRoutes());
    const longest = Math.max(1, Math.min(longestString, mean));
    const mostStrings = (4 * averageRemoved) / (1 + longest) - 1;
    let strings = Math.floor(random() * mostStrings + 1);
    const seed = 1 + Math.floor(random() * stops);
    const row = seed * reach;
    for (let index = -1; index < reach && strings > 0; index += 1) {
      const stop = index < 0 ? seed : (near[row + index] as number);
      const route = routeOf[stop] as number;
      if (route < 0 || ruinedRound[route] === round) continue;
      ruinedRound[route] = round;
      strings -= 1;
      const there = size[route] as number;
      const length = Math.floor(random() * Math.min(there, longest) + 1);
      let spared = 0;
      if (length > 1 && length < there && random() < 0.5) {
        spared = 1;
        while (length + spared < there && random() < 0.01) spared += 1;
      }
      taken = takeString(removed, taken, stop, route, length, spared);
    }
    return taken;
  };
}
