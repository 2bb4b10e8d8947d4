import { evaluate } from './evaluate.ts';
import { createGeneralSearch } from './general/general-search.ts';
import { createPlainSearch } from './plain/plain-search.ts';
import type { Problem } from './problem.ts';
import type { Progress, SolveOptions, Solver } from './solver.ts';

/** Milliseconds between two looks at the clock: reading a thread's processor time may take a fifth of one. */
const lookEvery = { least: 5, most: 15 };

/** Begins a search; the first plan stands when it returns. */
export function startSolver(problem: Problem, { seed, budget, start, clock }: SolveOptions): Solver {
  const now = clock ?? (() => performance.now());
  const began = now();
  const search = createPlainSearch(problem, seed, budget.seconds) ?? createGeneralSearch(problem, seed);
  if (start) search.adopt(start);
  let stride = search.stride;
  let iteration = 0;
  let elapsed = 0;
  let reported = Number.POSITIVE_INFINITY;
  let figures = { cost: 0, unserved: 0, routes: 0 };

  const doneBy = () => {
    const byRounds = budget.iterations === undefined ? 0 : iteration / Math.max(1, budget.iterations);
    const byTime = budget.seconds === undefined ? 0 : elapsed / 1000 / Math.max(1e-6, budget.seconds);
    const isEndless = budget.iterations === undefined && budget.seconds === undefined;
    return problem.stops.length === 0 || isEndless ? 1 : Math.min(1, Math.max(byRounds, byTime));
  };

  function progress(done: number): Progress {
    if (search.bestScore() < reported) {
      reported = search.bestScore();
      const { cost, unserved, routes } = evaluate(problem, search.bestPlan());
      figures = { cost, unserved: unserved.length, routes: routes.length };
    }
    return { iteration, elapsed, done, ...figures };
  }

  return {
    run(milliseconds) {
      elapsed = now() - began;
      const until = elapsed + milliseconds;
      let done = doneBy();
      while (done < 1 && elapsed < until) {
        // By rounds the strides are always the same, because the temperature follows them.
        const count =
          budget.iterations === undefined ? stride : Math.min(search.stride, budget.iterations - iteration);
        search.rounds(count, done);
        iteration += count;
        const before = elapsed;
        elapsed = now() - began;
        if (elapsed - before < lookEvery.least) stride *= 2;
        else if (elapsed - before > lookEvery.most) stride = Math.max(1, stride >> 1);
        done = doneBy();
      }
      return progress(done);
    },
    score: () => search.bestScore(),
    best: () => search.bestPlan(),
    adopt: (plan) => search.adopt(plan),
  };
}
