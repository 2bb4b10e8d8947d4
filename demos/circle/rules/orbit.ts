import type { Standing } from './standing.ts';

/** Where somebody stands in the drawing: around the middle by rhythm and name, away from it by time passed. */
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

/** Everybody with a rhythm, each at an angle of their own, so that nobody jumps sideways when one has spoken. */
export function spotsOf(standings: readonly Standing[]): Spot[] {
  const turning = standings
    .filter(({ passed }) => passed !== null)
    .toSorted((a, b) => a.person.every - b.person.every || (a.person.id < b.person.id ? -1 : 1));
  return turning.map((standing, index) => {
    // The golden angle spreads any number of people evenly, and neighbours in the list far apart.
    const angle = index * Math.PI * (3 - Math.sqrt(5)) - Math.PI / 2;
    const away = awayAfter(standing.passed ?? 0);
    return { standing, away, x: Math.cos(angle) * away, y: Math.sin(angle) * away };
  });
}
