import type { PlainProblem } from '../plain-problem.ts';
import type { Chain } from './chain.ts';

/** Exchanges two stops of two routes, each put where it is best in the other, or moves one of them alone. */
interface SwapStar {
  /** Makes the best such move of two routes, if it gains; their figures have to be brought up to date then. */
  improve(a: number, b: number, perUnit: number, moves: number): boolean;
  /** To be said when the routes were read again. */
  forget(): void;
}

/** The three best places for each stop in each route are kept until the route changes. */
export function createSwapStar(problem: PlainProblem, chain: Chain): SwapStar {
  const { stops, vehicles, width, distances, demand, capacity } = problem;
  const { next, prev, row, load, penalty, changedAt } = chain;
  const knownAt = new Int32Array(vehicles * width);
  const placeCost = new Float64Array(vehicles * width * 3);
  const place = new Int32Array(vehicles * width * 3);
  const gain = new Float64Array(width);
  // What `besides` found; fields, because a fraction in a variable that functions share is allocated again at every change.
  const found = { cost: Number.POSITIVE_INFINITY, place: 0 };

  const way = (a: number, b: number): number =>
    distances[(row[a] as number) * width + (row[b] as number)] as number;

  function learn(stop: number, route: number, moves: number): void {
    const key = route * width + stop;
    if ((knownAt[key] as number) >= (changedAt[route] as number)) return;
    knownAt[key] = moves;
    const base = key * 3;
    let c0 = Number.POSITIVE_INFINITY;
    let c1 = Number.POSITIVE_INFINITY;
    let c2 = Number.POSITIVE_INFINITY;
    let p0 = 0;
    let p1 = 0;
    let p2 = 0;
    const last = chain.end(route);
    const rowStart = stop * width;
    for (let node = chain.start(route); node !== last; node = next[node] as number) {
      const ahead = next[node] as number;
      const cost =
        (distances[rowStart + (row[node] as number)] as number) +
        (distances[rowStart + (row[ahead] as number)] as number) -
        (distances[(row[node] as number) * width + (row[ahead] as number)] as number);
      if (cost >= c2) continue;
      if (cost >= c1) {
        c2 = cost;
        p2 = node;
      } else if (cost >= c0) {
        c2 = c1;
        p2 = p1;
        c1 = cost;
        p1 = node;
      } else {
        c2 = c1;
        p2 = p1;
        c1 = c0;
        p1 = p0;
        c0 = cost;
        p0 = node;
      }
    }
    placeCost[base] = c0;
    placeCost[base + 1] = c1;
    placeCost[base + 2] = c2;
    place[base] = p0;
    place[base + 1] = p1;
    place[base + 2] = p2;
  }

  /** The best place for a stop in the route of another that leaves it. */
  function besides(stop: number, leaving: number, route: number): void {
    const base = (route * width + stop) * 3;
    found.cost = Number.POSITIVE_INFINITY;
    for (let index = 0; index < 3; index += 1) {
      if (placeCost[base + index] === Number.POSITIVE_INFINITY) break;
      const at = place[base + index] as number;
      if (at === leaving || next[at] === leaving) continue;
      found.cost = placeCost[base + index] as number;
      found.place = at;
      break;
    }
    const p = prev[leaving] as number;
    const n = next[leaving] as number;
    const cost = way(p, stop) + way(stop, n) - way(p, n);
    if (cost < found.cost) {
      found.cost = cost;
      found.place = p;
    }
  }

  function prepare(route: number, other: number, moves: number): void {
    for (let node = next[chain.start(route)] as number; node <= stops; node = next[node] as number) {
      const p = prev[node] as number;
      const n = next[node] as number;
      gain[node] = way(p, n) - way(p, node) - way(node, n);
      learn(node, other, moves);
    }
  }

  return {
    forget() {
      knownAt.fill(-1);
    },
    improve(a, b, perUnit, moves) {
      prepare(a, b, moves);
      prepare(b, a, moves);
      const loadA = load[a] as number;
      const loadB = load[b] as number;
      const before = (penalty[a] as number) + (penalty[b] as number);
      let best = -1e-5;
      let moveU = 0;
      let moveV = 0;
      let placeU = 0;
      let placeV = 0;
      const fine = (amount: number) => (amount > capacity ? (amount - capacity) * perUnit : 0);
      for (let u = next[chain.start(a)] as number; u <= stops; u = next[u] as number) {
        for (let v = next[chain.start(b)] as number; v <= stops; v = next[v] as number) {
          const change = (demand[v] as number) - (demand[u] as number);
          const base =
            fine(loadA + change) + fine(loadB - change) - before + (gain[u] as number) + (gain[v] as number);
          if (base >= 0) continue;
          besides(u, v, b);
          const costU = found.cost;
          const atU = found.place;
          if (base + costU >= best) continue;
          besides(v, u, a);
          const cost = base + costU + found.cost;
          if (cost < best) {
            best = cost;
            moveU = u;
            moveV = v;
            placeU = atU;
            placeV = found.place;
          }
        }
        const alone =
          (gain[u] as number) +
          (placeCost[(b * width + u) * 3] as number) +
          fine(loadA - (demand[u] as number)) +
          fine(loadB + (demand[u] as number)) -
          before;
        if (alone < best) {
          best = alone;
          moveU = u;
          placeU = place[(b * width + u) * 3] as number;
          moveV = 0;
        }
      }
      for (let v = next[chain.start(b)] as number; v <= stops; v = next[v] as number) {
        const alone =
          (gain[v] as number) +
          (placeCost[(a * width + v) * 3] as number) +
          fine(loadA + (demand[v] as number)) +
          fine(loadB - (demand[v] as number)) -
          before;
        if (alone < best) {
          best = alone;
          moveV = v;
          placeV = place[(a * width + v) * 3] as number;
          moveU = 0;
        }
      }
      if (moveU > 0) chain.move(moveU, placeU);
      if (moveV > 0) chain.move(moveV, placeV);
      return moveU > 0 || moveV > 0;
    },
  };
}
