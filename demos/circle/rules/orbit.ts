import type { Standing } from './standing.ts';

/** Somebody's position in the drawing: the angle depends on rhythm and name, the distance from the centre on the time passed. */
export interface Spot {
  standing: Standing;
  /** From -1 to 1 in both directions. */
  x: number;
  y: number;
  /** From 0 in the middle to 1 at the rim. */
  away: number;
}

/** Where the ring of 'it is time' lies. */
export const dueRing = 0.68;
const nearest = 0.22;

/** How far from the middle: at once after a talk near, on the ring when it is time, and never beyond the rim. */
export const awayAfter = (passed: number): number =>
  passed <= 1
    ? nearest + (dueRing - nearest) * Math.max(0, passed)
    : dueRing + (0.98 - dueRing) * (1 - 1 / (1 + (passed - 1) * 1.4));

/** As many as can be told apart, and touched, on a phone; the list has everybody. */
export const mostDrawn = 30;
/** How far two of them stay apart: a dot of 32 pixels in a drawing of 305, as on a phone. */
export const apart = 0.21;
const rim = 0.98;
const rounds = 300;

/** Brings a spot back to where its time allows: around you, inside the ring until it is time, and outside from then on. */
function held({ standing }: Spot, x: number, y: number): { x: number; y: number } {
  const away = Math.hypot(x, y) || 1e-6;
  const isDue = (standing.passed ?? 0) >= 1;
  const wanted = Math.min(isDue ? rim : dueRing - 0.02, Math.max(isDue ? dueRing : nearest, away));
  return { x: (x / away) * wanted, y: (y / away) * wanted };
}

/** Moves people apart who would cover each other, both by as little as possible. */
function spread(spots: readonly Spot[]): Spot[] {
  const at = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let moved = false;
    for (const [i, one] of at.entries())
      for (const other of at.slice(i + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const between = Math.hypot(dx, dy);
        if (between >= apart - 1e-4) continue;
        moved = true;
        const push = (apart - between) / 2 / (between || 1);
        one.x -= (dx || 1e-3) * push;
        one.y -= dy * push;
        other.x += (dx || 1e-3) * push;
        other.y += dy * push;
      }
    if (!moved) break;
    for (const [i, one] of at.entries()) {
      const spot = spots[i];
      if (spot) Object.assign(one, held(spot, one.x, one.y));
    }
  }
  return spots.map((spot, i) => ({ ...spot, ...at[i] }));
}

/** The most pressing of those with a rhythm, each at an angle of their own, so that hardly anybody moves when one has spoken. */
export function spotsOf(standings: readonly Standing[]): Spot[] {
  const turning = standings
    .filter(({ passed }) => passed !== null)
    .slice(0, mostDrawn)
    .toSorted((a, b) => a.person.every - b.person.every || (a.person.id < b.person.id ? -1 : 1));
  return spread(
    turning.map((standing, index) => {
      // The golden angle spreads any number of people evenly, and neighbours in the list far apart.
      const angle = index * Math.PI * (3 - Math.sqrt(5)) - Math.PI / 2;
      const away = awayAfter(standing.passed ?? 0);
      return { standing, away, x: Math.cos(angle) * away, y: Math.sin(angle) * away };
    }),
  );
}
