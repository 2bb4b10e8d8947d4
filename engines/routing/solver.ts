import type { Plan } from './problem.ts';

/** How long to look: by rounds of the search (the same result every time), or by a clock. */
interface Budget {
  /** Rounds of tearing out and putting back. */
  iterations?: number;
  seconds?: number;
}

/** What a search is started with. */
export interface SolveOptions {
  /** The same seed and the same number of iterations give the same plan. */
  seed: number;
  budget: Budget;
  /** Where to start from: a plan that stands already, whose stops need not all be known. */
  start?: Plan;
  /** Milliseconds, only ever compared with each other; the wall clock when left out. */
  clock?: () => number;
}

/** Where a search stands. */
export interface Progress {
  iteration: number;
  /** Milliseconds since it began, by the options' clock. */
  elapsed: number;
  /** From 0 to 1, of the budget. */
  done: number;
  /** Of the best plan, as `evaluate` says. */
  cost: number;
  unserved: number;
  routes: number;
}

/** A search that is run in slices, so that a worker hears of a cancel between two of them. */
export interface Solver {
  /** Searches on for about so many milliseconds; `done` is 1 when the budget is spent. */
  run(milliseconds: number): Progress;
  /** Of the best plan: less is better, stops left out above all. Only comparable for one problem. */
  score(): number;
  /** The best plan so far; always one that keeps all rules. */
  best(): Plan;
  /** Goes on from this plan; the best one stays known. */
  adopt(plan: Plan): void;
}
