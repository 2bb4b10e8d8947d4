import fc from 'fast-check';
import { expect } from 'vitest';
import { bruteForce } from '../check/brute-force.ts';
import { check } from '../check/check.ts';
import { horizon, smallProblem } from '../check/small-problems.ts';
import { evaluate } from '../evaluate.ts';
import type { Problem } from '../problem.ts';
import { startSolver } from '../start-solver.ts';

/** Searches until nothing better can be, or gives up. */
function solved(problem: Problem, optimum: { missedPriority: number; cost: number }) {
  const solver = startSolver(problem, { seed: 7, budget: { iterations: 4000 } });
  for (;;) {
    const { done } = solver.run(2);
    const evaluation = evaluate(problem, solver.best());
    const isBest =
      evaluation.missedPriority <= optimum.missedPriority && evaluation.cost <= optimum.cost + 1e-6;
    if (done >= 1 || isBest) return evaluation;
  }
}

/** Whether what is locked can be driven at all; a lock that cannot is left as it is. */
const hasPossibleLocks = (optimum: { cost: number }) => Number.isFinite(optimum.cost);

/** Holds the solver against trying every plan, on so many small problems of every rule. */
export function holdAgainstBruteForce(problems: number): void {
  fc.assert(
    fc.property(smallProblem, (problem) => {
      const optimum = bruteForce(problem, horizon);
      fc.pre(hasPossibleLocks(optimum));
      const evaluation = solved(problem, optimum);
      expect(evaluation.violations).toEqual([]);
      expect(check(problem, evaluation)).toEqual([]);
      expect(evaluation.missedPriority).toBe(optimum.missedPriority);
      expect(evaluation.cost).toBeCloseTo(optimum.cost, 4);
    }),
    { numRuns: problems, seed: 20261116 },
  );
}
