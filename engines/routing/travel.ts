import type { Place, Problem } from './problem.ts';

const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** Metres along the great circle. */
export function greatCircle(a: Place, b: Place): number {
  const across = Math.sin(((b.y - a.y) * radians) / 2);
  const along = Math.sin(((b.x - a.x) * radians) / 2);
  const h = across * across + Math.cos(a.y * radians) * Math.cos(b.y * radians) * along * along;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

const rounded = {
  none: (distance: number) => distance,
  nearest: (distance: number) => Math.floor(distance + 0.5),
  // The root of a square number of tenths comes out a hair below it now and then.
  tenth: (distance: number) => Math.floor(distance * 10 + 1e-9) / 10,
};

/** Distances and times between all nodes: depots, then stops, then 'nowhere', where open routes end at no cost. */
interface TravelTable {
  nodes: number;
  distances: Float64Array;
  /** The same array as `distances` where the speed is 1. */
  durations: Float64Array;
}

/** Works out every pair once. */
export function travelTable(problem: Problem): TravelTable {
  const { travel } = problem;
  const places = [...problem.depots, ...problem.stops].map(({ place }) => place);
  const nodes = places.length + 1;
  const distances = new Float64Array(nodes * nodes);
  const fill = (table: Float64Array, between: (a: number, b: number) => number) => {
    for (let a = 0; a < nodes - 1; a += 1)
      for (let b = 0; b < nodes - 1; b += 1) if (a !== b) table[a * nodes + b] = between(a, b);
  };
  if (travel.kind === 'matrix') {
    fill(distances, (a, b) => travel.distances[a]?.[b] ?? Number.POSITIVE_INFINITY);
    const given = travel.durations;
    if (!given) return { nodes, distances, durations: distances };
    const durations = new Float64Array(nodes * nodes);
    fill(durations, (a, b) => given[a]?.[b] ?? Number.POSITIVE_INFINITY);
    return { nodes, distances, durations };
  }
  const onSphere = travel.kind === 'sphere';
  const round = rounded[onSphere ? 'none' : (travel.rounding ?? 'none')];
  const detour = onSphere ? (travel.detour ?? 1) : 1;
  const nowhere: Place = { x: 0, y: 0 };
  fill(distances, (a, b) => {
    const from = places[a] ?? nowhere;
    const to = places[b] ?? nowhere;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    return onSphere ? greatCircle(from, to) * detour : round(Math.sqrt(dx * dx + dy * dy));
  });
  const speed = onSphere ? travel.metresPerSecond : (travel.speed ?? 1);
  const durations = speed === 1 ? distances : distances.map((distance) => distance / speed);
  return { nodes, distances, durations };
}
