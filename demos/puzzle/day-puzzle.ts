import { createRandom } from '#lib/random/random.ts';

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Ten stops for two vans, the same for everybody on the same day. Distances are kilometres. */
export interface Puzzle {
  /** Such as `2026-11-19`. */
  day: string;
  depot: Spot;
  stops: readonly Spot[];
}

export const vans = 2;
/** So many stops fit into one van: neither can take all ten. */
export const room = 6;
export const field = { width: 100, height: 70 };

/** Stops are at least this far from each other, so that a finger can hit each. */
const apart = 13;
const margin = 8;

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The length of a round that leaves the depot and comes back to it. */
export function roundLength(depot: Spot, round: readonly Spot[]): number {
  return round.reduce(
    (sum, spot, index) => sum + distance(round[index - 1] ?? depot, spot),
    round.length > 0 ? distance(round.at(-1) ?? depot, depot) : 0,
  );
}

/** The puzzle of a day. */
export function puzzleOf(day: string): Puzzle {
  const random = createRandom(Number(day.replaceAll('-', '')));
  const depot = { id: 'depot', x: 38 + Math.round(random() * 24), y: 25 + Math.round(random() * 20) };
  const stops: Spot[] = [];
  while (stops.length < 10) {
    const spot = {
      id: String(stops.length + 1),
      x: margin + Math.round(random() * (field.width - 2 * margin)),
      y: margin + Math.round(random() * (field.height - 2 * margin)),
    };
    if ([depot, ...stops].every((other) => distance(other, spot) >= apart)) stops.push(spot);
  }
  return { day, depot, stops };
}

/** Whether this is a day as addresses write it, and not one to come. */
export function isPlayable(day: string, today: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= '2026-01-01' && day <= today
  );
}
