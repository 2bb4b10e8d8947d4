import type { Stop, Vehicle } from '#engines/routing/problem.ts';

const hour = 3600;

/** One line of an example: name, latitude, longitude, opens, closes, load; hours of the day. */
export type StopLine = readonly [
  name: string,
  latitude: number,
  longitude: number,
  opens: number,
  closes: number,
  load: number,
];

export const stopOf = ([name, y, x, opens, closes, load]: StopLine, at: number): Stop => ({
  id: `s${at + 1}`,
  name,
  place: { x, y },
  demand: [load],
  windows: [{ from: opens * hour, to: closes * hour }],
  service: 1200,
});

interface VanWish {
  id: string;
  name: string;
  depot: string;
  capacity: number;
  /** Hours of the day. */
  from: number;
  to: number;
  skills?: readonly string[];
}

/** A van as a small haulier would count it: so much a day, a kilometre and an hour, half an hour of break before 13:00. */
export const van = ({ id, name, depot, capacity, from, to, skills }: VanWish): Vehicle => ({
  id,
  name,
  capacity: [capacity],
  fixedCost: 60,
  costPerDistance: 0.45 / 1000,
  costPerTime: 28 / hour,
  shift: { from: from * hour, to: to * hour },
  start: depot,
  end: depot,
  breaks: [{ from: 10.5 * hour, to: 12.5 * hour, duration: 1800 }],
  ...(skills ? { skills } : {}),
});

/** Country roads at 60 km/h, three tenths longer than as the crow flies. */
export const roads = { kind: 'sphere', metresPerSecond: 60 / 3.6, detour: 1.3 } as const;

/** Numbers between 0 and 1 that look like chance and are the same every time (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
