import type { Neighbours } from '../../neighbours.ts';
import type { PlainProblem } from '../plain-problem.ts';
import { createChain, turn } from './chain.ts';
import { createSwapStar } from './swap-star.ts';

/** Improves routes until none of its moves does; more than a vehicle holds costs `penaltyPerUnit` a unit. */
type LocalSearch = (routes: readonly Int32Array[], penaltyPerUnit: number) => Int32Array[];

const least = 1e-5;

/** Relocate, swap, 2-opt and 2-opt* beside near stops, then SWAP* between routes that overlap, after Vidal (2022). For equal ways there and back. */
export function createLocalSearch(
  problem: PlainProblem,
  { near, reach }: Neighbours,
  random: () => number,
): LocalSearch {
  const { stops, vehicles, width, distances, demand, capacity } = problem;
  const chain = createChain(problem);
  const { next, prev, route, position, loadTo, row, load, penalty, size, changedAt } = chain;
  const swapStar = createSwapStar(problem, chain);
  const order = Int32Array.from({ length: stops }, (_, index) => index + 1);
  const neighbourOrder = Int32Array.from({ length: reach }, (_, index) => index);
  const testedAt = new Int32Array(stops + 1);
  const swapTestedAt = new Int32Array(vehicles);
  let moves = 0;
  let perUnit = 0;
  let isImproved = false;
  let firstLoop = true;
  // The two stops of the move in hand, their neighbours' rows, and their routes.
  let u = 0;
  let x = 0;
  let v = 0;
  let y = 0;
  let rowU = 0;
  let rowX = 0;
  let rowP = 0;
  let rowXX = 0;
  let rowV = 0;
  let rowY = 0;
  let rowQ = 0;
  let rowYY = 0;
  let routeU = 0;
  let routeV = 0;
  // Ways that several moves ask for, what taking out `u`, or `u` and `x`, comes to, and what a move must not cost more than.
  // Fields, because a fraction in a variable that functions share is allocated again at every change.
  const none = Number.NaN;
  const ways = { ux: none, pu: none, xxx: none, vy: none, uv: none, uy: none, xy: none };
  const limits = { outOne: none, outTwo: none, enough: none };

  const way = (a: number, b: number): number => distances[a * width + b] as number;
  const excess = (amount: number): number => (amount > capacity ? (amount - capacity) * perUnit : 0);

  function setU(node: number): void {
    u = node;
    x = next[u] as number;
    routeU = route[u] as number;
    rowU = u;
    rowX = row[x] as number;
    rowP = row[prev[u] as number] as number;
    rowXX = x > stops ? 0 : (row[next[x] as number] as number);
    ways.ux = way(rowU, rowX);
    ways.pu = way(rowP, rowU);
    limits.outOne = way(rowP, rowX) - ways.pu - ways.ux;
    ways.xxx = way(rowX, rowXX);
    limits.outTwo = way(rowP, rowXX) - ways.pu - ways.xxx;
  }

  function setV(node: number): void {
    v = node;
    y = next[v] as number;
    routeV = route[v] as number;
    rowV = row[v] as number;
    rowY = row[y] as number;
    rowQ = v > stops ? 0 : (row[prev[v] as number] as number);
    rowYY = y > stops ? 0 : (row[next[y] as number] as number);
    ways.vy = way(rowV, rowY);
    ways.uv = way(rowU, rowV);
    ways.uy = way(rowU, rowY);
    ways.xy = way(rowX, rowY);
    // No move gains more by goods than the penalties there are.
    limits.enough =
      routeU === routeV ? -least : (penalty[routeU] as number) + (penalty[routeV] as number) - least;
  }

  function done(): boolean {
    moves += 1;
    isImproved = true;
    chain.refresh(routeU, moves, perUnit);
    if (routeU !== routeV) chain.refresh(routeV, moves, perUnit);
    return true;
  }

  /** What moving goods from the route of `u` to that of `v` does to the penalties. */
  function shift(amount: number): number {
    if (routeU === routeV) return 0;
    return (
      excess((load[routeU] as number) - amount) +
      excess((load[routeV] as number) + amount) -
      (penalty[routeU] as number) -
      (penalty[routeV] as number)
    );
  }

  /** `u` behind `v`. */
  function relocateOne(): boolean {
    if (u === y) return false;
    const cost = limits.outOne + ways.uv + ways.uy - ways.vy;
    if (cost > limits.enough || cost + shift(demand[u] as number) > -least) return false;
    chain.move(u, v);
    return done();
  }

  /** `u` and `x` behind `v`, as they are or turned. */
  function relocateTwo(): boolean {
    if (u === y || v === x || x > stops) return false;
    const asIs = ways.uv + ways.xy;
    const turned = way(rowV, rowX) + ways.uy;
    const cost = limits.outTwo + Math.min(asIs, turned) - ways.vy;
    if (cost > limits.enough || cost + shift((demand[u] as number) + (demand[x] as number)) > -least)
      return false;
    if (turned < asIs) {
      chain.move(x, v);
      chain.move(u, x);
    } else {
      chain.move(u, v);
      chain.move(x, u);
    }
    return done();
  }

  function swapOne(): boolean {
    if (u === prev[v] || u === y) return false;
    const cost =
      way(rowP, rowV) +
      way(rowV, rowX) +
      way(rowQ, rowU) +
      ways.uy -
      ways.pu -
      ways.ux -
      way(rowQ, rowV) -
      ways.vy;
    if (cost > limits.enough || cost + shift((demand[u] as number) - (demand[v] as number)) > -least)
      return false;
    chain.exchange(u, v);
    return done();
  }

  /** `u` and `x` change places with `v`. */
  function swapTwoOne(): boolean {
    if (u === prev[v] || x === prev[v] || u === y || x > stops) return false;
    const cost =
      way(rowP, rowV) +
      way(rowV, rowXX) +
      way(rowQ, rowU) +
      ways.xy -
      ways.pu -
      ways.xxx -
      way(rowQ, rowV) -
      ways.vy;
    if (cost > limits.enough) return false;
    const amount = (demand[u] as number) + (demand[x] as number) - (demand[v] as number);
    if (cost + shift(amount) > -least) return false;
    chain.exchange(u, v);
    chain.move(x, u);
    return done();
  }

  function swapTwo(): boolean {
    if (x > stops || y > stops || y === prev[u] || u === y || x === v || v === next[x]) return false;
    const cost =
      way(rowP, rowV) +
      way(rowY, rowXX) +
      way(rowQ, rowU) +
      way(rowX, rowYY) -
      ways.pu -
      ways.xxx -
      way(rowQ, rowV) -
      way(rowY, rowYY);
    if (cost > limits.enough) return false;
    const own = (demand[u] as number) + (demand[x] as number);
    if (cost + shift(own - (demand[v] as number) - (demand[y] as number)) > -least) return false;
    chain.exchange(u, v);
    chain.exchange(x, y);
    return done();
  }

  /** Turns the stretch between `u` and `v` round. */
  function turnRound(): boolean {
    if ((position[u] as number) > (position[v] as number) || next[u] === v) return false;
    if (ways.uv + ways.xy - ways.ux - ways.vy > -least) return false;
    let node = u;
    for (const stop of take(u, v).reverse()) {
      next[node] = stop;
      prev[stop] = node;
      node = stop;
    }
    next[node] = y;
    prev[y] = node;
    return done();
  }

  /** Two routes cut behind `u` and `v`, their heads joined and their tails joined. */
  function joinHeads(): boolean {
    const cost = ways.uv + ways.xy - ways.ux - ways.vy;
    if (cost > limits.enough) return false;
    const loadU = (loadTo[u] as number) + (loadTo[v] as number);
    const loadV = (load[routeU] as number) + (load[routeV] as number) - loadU;
    if (
      cost + excess(loadU) + excess(loadV) - (penalty[routeU] as number) - (penalty[routeV] as number) >
      -least
    )
      return false;
    const headU = take(chain.start(routeU), u);
    const tailU = take(u, chain.end(routeU), true);
    const headV = take(chain.start(routeV), v);
    const tailV = take(v, chain.end(routeV), true);
    lay(routeU, headU, headV.reverse());
    lay(routeV, tailU.reverse(), tailV);
    return done();
  }

  /** Two routes exchange what follows `u` and `v`. */
  function exchangeTails(): boolean {
    const cost = ways.uy + way(rowV, rowX) - ways.ux - ways.vy;
    if (cost > limits.enough) return false;
    const loadU = (loadTo[u] as number) + (load[routeV] as number) - (loadTo[v] as number);
    const loadV = (loadTo[v] as number) + (load[routeU] as number) - (loadTo[u] as number);
    if (
      cost + excess(loadU) + excess(loadV) - (penalty[routeU] as number) - (penalty[routeV] as number) >
      -least
    )
      return false;
    const headU = take(chain.start(routeU), u);
    const tailU = take(u, chain.end(routeU), true);
    const headV = take(chain.start(routeV), v);
    const tailV = take(v, chain.end(routeV), true);
    lay(routeU, headU, tailV);
    lay(routeV, headV, tailU);
    return done();
  }

  /** The stops behind `from` up to `to`; without `to` itself where that is a depot. */
  function take(from: number, to: number, isTail = false): number[] {
    const list: number[] = [];
    if (!isTail && to > stops) return list;
    for (let node = next[from] as number; node <= stops; node = next[node] as number) {
      list.push(node);
      if (node === to) break;
    }
    return list;
  }

  function lay(index: number, head: readonly number[], tail: readonly number[]): void {
    let node = chain.start(index);
    for (const stop of head) {
      next[node] = stop;
      prev[stop] = node;
      node = stop;
    }
    for (const stop of tail) {
      next[node] = stop;
      prev[stop] = node;
      node = stop;
    }
    next[node] = chain.end(index);
    prev[chain.end(index)] = node;
  }

  /** All moves of `u` with a near stop `v`; true when one was made. */
  function tryPair(): boolean {
    if (relocateOne() || relocateTwo()) return true;
    if (u < v && swapOne()) return true;
    if (swapTwoOne()) return true;
    if (u < v && swapTwo()) return true;
    if (routeU === routeV) return turnRound();
    return joinHeads() || exchangeTails();
  }

  /** The moves that put `u` at the head of another route, or cut that route off whole. */
  function tryDepot(): boolean {
    if (relocateOne() || relocateTwo()) return true;
    return routeU !== routeV && (joinHeads() || exchangeTails());
  }

  function shuffle(list: Int32Array): void {
    for (let index = list.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      const held = list[index] as number;
      list[index] = list[other] as number;
      list[other] = held;
    }
  }

  function emptyRoute(): number {
    for (let index = 0; index < vehicles; index += 1) if (size[index] === 0) return index;
    return -1;
  }

  function improveStop(stop: number): void {
    const tested = testedAt[stop] as number;
    testedAt[stop] = moves;
    setU(stop);
    for (let index = 0; index < reach; index += 1) {
      const other = near[stop * reach + (neighbourOrder[index] as number)] as number;
      const changedU = changedAt[routeU] as number;
      const changedV = changedAt[route[other] as number] as number;
      if (!firstLoop && changedU <= tested && changedV <= tested) continue;
      setV(other);
      if (tryPair()) {
        setU(stop);
        continue;
      }
      const head = prev[other] as number;
      if (head <= stops) continue;
      setV(head);
      if (tryDepot()) setU(stop);
    }
    if (firstLoop) return;
    const empty = emptyRoute();
    if (empty < 0) return;
    setV(chain.start(empty));
    if (!relocateOne() && !relocateTwo()) exchangeTails();
  }

  function improveRoutes(): void {
    for (let index = 0; index < vehicles; index += 1) chain.look(index);
    for (let a = 0; a < vehicles; a += 1) {
      const tested = swapTestedAt[a] as number;
      swapTestedAt[a] = moves;
      for (let b = a + 1; b < vehicles; b += 1) {
        if (size[a] === 0 || size[b] === 0) continue;
        if (Math.max(changedAt[a] as number, changedAt[b] as number) <= tested && !firstLoop) continue;
        if (
          turn(chain.angle[a] as number, chain.angle[b] as number) >
          (chain.spread[a] as number) + (chain.spread[b] as number)
        )
          continue;
        if (!swapStar.improve(a, b, perUnit, moves)) continue;
        routeU = a;
        routeV = b;
        done();
        chain.look(a);
        chain.look(b);
      }
    }
  }

  return (routes, penaltyPerUnit) => {
    perUnit = penaltyPerUnit;
    moves = 0;
    chain.read(routes, perUnit);
    swapStar.forget();
    testedAt.fill(-1);
    swapTestedAt.fill(-1);
    shuffle(order);
    shuffle(neighbourOrder);
    isImproved = true;
    for (let loop = 0; isImproved; loop += 1) {
      if (loop > 1) isImproved = false;
      firstLoop = loop === 0;
      for (const stop of order) improveStop(stop);
      improveRoutes();
    }
    return chain.write();
  };
}
