import type { Place, Problem } from '#engines/routing/problem.ts';
import type { Day } from '../day.ts';

/** More places than this are not asked for: the table grows with their square. */
export const mostPlaces = 200;

/** Metres and seconds by road between the places of a day. */
export interface Roads {
  /** The place of each row and column, by its position. */
  at: ReadonlyMap<string, number>;
  distances: readonly (readonly number[])[];
  durations: readonly (readonly number[])[];
}

const keyOf = ({ x, y }: Place): string => `${x.toFixed(5)} ${y.toFixed(5)}`;

/** Each place of a day once: what a router is asked for. */
export function placesOf({ problem: { depots, stops } }: Day): [longitude: number, latitude: number][] {
  const places = new Map([...depots, ...stops].map(({ place }) => [keyOf(place), place]));
  return [...places.values()].map(({ x, y }) => [x, y]);
}

export const roadsOf = (
  places: readonly (readonly [number, number])[],
  { distances, durations }: Pick<Roads, 'distances' | 'durations'>,
): Roads => ({
  at: new Map(places.map(([x, y], at) => [keyOf({ x, y }), at])),
  distances,
  durations,
});

const known = new WeakMap<Problem, { roads: Roads; problem: Problem | null }>();

function problemOn(problem: Problem, roads: Roads): Problem | null {
  const before = known.get(problem);
  if (before?.roads === roads) return before.problem;
  const rows = [...problem.depots, ...problem.stops].map(({ place }) => roads.at.get(keyOf(place)));
  const table = (all: Roads['distances']) =>
    rows.map((from) => rows.map((to) => all[from ?? -1]?.[to ?? -1] ?? Number.POSITIVE_INFINITY));
  const made = rows.includes(undefined)
    ? null
    : {
        ...problem,
        travel: {
          kind: 'matrix' as const,
          distances: table(roads.distances),
          durations: table(roads.durations),
        },
      };
  known.set(problem, { roads, problem: made });
  return made;
}

/** The day by road; as it was where a place is missing in the table, because a stop was added or moved since. */
export function byRoad(day: Day, roads: Roads | null): Day {
  const problem = roads && problemOn(day.problem, roads);
  return problem ? { ...day, problem } : day;
}

/** How ways are reckoned, in a sentence. */
export function waysWords({ problem: { travel } }: Day): string {
  if (travel.kind === 'matrix') return 'Distances and times are by road.';
  if (travel.kind !== 'sphere') return '';
  const speed = Math.round(travel.metresPerSecond * 3.6);
  return `Distances are straight lines × ${travel.detour ?? 1}, driven at ${speed} km/h.`;
}
