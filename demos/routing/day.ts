import type { Plan, Problem } from '#engines/routing/problem.ts';
import type { Reports } from './drivers/report.ts';

/** Under which the demo's states travel. */
export const demoId = 'route-optimization';
export const demoPath = '/route-optimization/demo';

/** How a plan was come by. */
interface Found {
  seconds: number;
  workers: number;
  seed: number;
}

/** A day as it is planned on the screen. Times are seconds since midnight, distances metres, costs euro. */
export interface Day {
  /** By which drivers' links and reports know it; days that were never sent to a driver need none. */
  id?: string;
  name: string;
  /** The id of the example it was opened from; null once it is a visitor's own. */
  example: string | null;
  /** What is carried: crates. */
  goods: string;
  /** How long to look for a plan. */
  seconds: number;
  problem: Problem;
  plan: Plan | null;
  found: Found | null;
  /** What its drivers reported, where it was saved or sent with that. */
  reports?: Reports;
}

/** The facts of a day on top, for people who read what was sent before opening it. */
export const sharedDay = (day: Day) => ({
  name: day.name,
  stops: day.problem.stops.length,
  vehicles: day.problem.vehicles.length,
  planned: day.plan ? day.plan.routes.reduce((sum, { stopIds }) => sum + stopIds.length, 0) : 0,
  day,
});
