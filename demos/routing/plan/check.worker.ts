import { serveJob } from '#demos/kit/run/serve-job.ts';
import { check } from '#engines/routing/check/check.ts';
import type { Fault } from '#engines/routing/check/fault.ts';
import type { Problem } from '#engines/routing/problem.ts';
import type { Evaluation } from '#engines/routing/schedule.ts';

/** A plan with the times and sums that the screen shows of it. */
export interface CheckJob {
  problem: Problem;
  evaluation: Evaluation;
}

serveJob<CheckJob, never, Fault[]>(({ problem, evaluation }) => check(problem, evaluation));
