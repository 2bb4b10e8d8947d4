import type { Place, Problem } from '../problem.ts';

/** Distances and times by the ids of stops and depots; to `null` and from nowhere it is no way at all. */
export interface Ways {
  distance(from: string | null | undefined, to: string | null | undefined): number;
  driving(from: string | null | undefined, to: string | null | undefined): number;
}

/** Works each way out when it is asked for.. */
export function waysOf({ travel, depots, stops }: Problem): Ways {
  const rows = new Map<string, { index: number; place: Place }>();
  for (const [index, { id, place }] of depots.entries()) rows.set(id, { index, place });
  for (const [index, { id, place }] of stops.entries()) rows.set(id, { index: depots.length + index, place });
  const between = (
    from: string | null | undefined,
    to: string | null | undefined,
    of: (a: { index: number; place: Place }, b: { index: number; place: Place }) => number,
  ) => {
    const a = rows.get(from ?? '');
    const b = rows.get(to ?? '');
    return a && b && a !== b ? of(a, b) : 0;
  };
  const distance: Ways['distance'] = (from, to) =>
    between(from, to, (a, b) => {
      if (travel.kind === 'matrix') return travel.distances[a.index]?.[b.index] ?? Number.NaN;
      if (travel.kind === 'sphere') return alongTheGlobe(a.place, b.place) * (travel.detour ?? 1);
      const straight = Math.hypot(a.place.x - b.place.x, a.place.y - b.place.y);
      if (travel.rounding === 'nearest') return Math.round(straight);
      return travel.rounding === 'tenth' ? Math.floor(straight * 10 + 1e-9) / 10 : straight;
    });
  return {
    distance,
    driving(from, to) {
      if (travel.kind === 'plane') return distance(from, to) / (travel.speed ?? 1);
      if (travel.kind === 'sphere') return distance(from, to) / travel.metresPerSecond;
      return between(
        from,
        to,
        (a, b) => (travel.durations ?? travel.distances)[a.index]?.[b.index] ?? Number.NaN,
      );
    },
  };
}

/** Metres, by the chord between the two points in space. */
function alongTheGlobe(a: Place, b: Place): number {
  const direction = ({ x, y }: Place) => {
    const [longitude, latitude] = [(x * Math.PI) / 180, (y * Math.PI) / 180];
    return [
      Math.cos(latitude) * Math.cos(longitude),
      Math.cos(latitude) * Math.sin(longitude),
      Math.sin(latitude),
    ] as const;
  };
  const [p, q] = [direction(a), direction(b)];
  const chord = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  return 2 * 6_371_008.8 * Math.asin(Math.min(1, chord / 2));
}
