import type { Plan } from './problem.ts';

/** One way to look for plans, as `startSolver` drives it. */
export interface Search {
  /** Rounds that take about a millisecond, to begin with. */
  stride: number;
  /** Some rounds at this share of the whole search, from 0 to 1. */
  rounds(count: number, done: number): void;
  /** Only ever compared with itself: less is better. */
  bestScore(): number;
  bestPlan(): Plan;
  /** Goes on from this plan; stops in no route of it are put in. */
  adopt(plan: Plan): void;
}
