import { couldNotStart } from '#demos/kit/run/in-workers.ts';
import type { Work } from '#demos/kit/run/work.ts';
import type { Plan, Problem } from '#engines/routing/problem.ts';
import { type Member, solveTogether } from '#engines/routing/team.ts';

/** A search that is asked for. */
interface PlanJob {
  problem: Problem;
  start: Plan | null;
  seconds: number;
  seed: number;
  workers: number;
  /** Ends the search with what was found so far. */
  enough: AbortSignal;
}

/** Where the search stands. */
export interface PlanProgress {
  /** Of 1. */
  done: number;
  cost: number;
  unserved: number;
  /** Seconds and cost of each better plan. */
  curve: readonly (readonly [seconds: number, cost: number])[];
  /** The best so far, or nearly: a new one is shown now and then, so that drawing it leaves the page at ease. */
  plan: Plan | null;
}

/** Milliseconds. */
const betweenPlans = 400;

const asMember = (worker: Worker): Member => ({
  send: (message) => worker.postMessage(message),
  listen(heard) {
    worker.onmessage = ({ data }) => heard(data);
    worker.onerror = () => heard({ kind: 'failed', reason: couldNotStart });
  },
});

/** Looks for a plan with a team of workers, each fresh; a cancel ends them at once. */
export const planWork: Work<PlanJob, PlanProgress, Plan> = async (job, { report, signal }) => {
  const team = Array.from(
    { length: job.workers },
    () => new Worker(new URL('./routing.worker.ts', import.meta.url), { type: 'module' }),
  );
  const curve: [number, number][] = [];
  let shown: Plan | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([
      cancelled,
      solveTogether(job.problem, {
        members: team.map(asMember),
        seconds: job.seconds,
        seed: job.seed,
        ...(job.start ? { start: job.start } : {}),
        signal: job.enough,
        onProgress(progress, plan) {
          if (plan && progress.elapsed - shownAt > betweenPlans) {
            shown = plan;
            shownAt = progress.elapsed;
          }
          const last = curve.at(-1);
          if (!last || progress.cost !== last[1]) curve.push([progress.elapsed / 1000, progress.cost]);
          report({
            done: progress.done,
            cost: progress.cost,
            unserved: progress.unserved,
            curve: [...curve],
            plan: shown,
          });
        },
      }),
    ]);
  } finally {
    for (const worker of team) worker.terminate();
  }
};
