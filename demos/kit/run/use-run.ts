import { useEffect, useRef, useState } from 'react';
import { type Outcome, type Run, startRun, type WorkerLike } from './start-run.ts';

/** Where a run stands. */
export type RunState<Progress, Result> =
  | { is: 'idle' }
  /** The last report of each worker, in the order of the jobs. */
  | { is: 'running'; progress: readonly (Progress | undefined)[] }
  | Outcome<Result>;

export interface Runner<Job, Progress, Result> {
  state: RunState<Progress, Result>;
  /** Begins anew with a worker for each job; a run that still goes on is cancelled. */
  start: (jobs: readonly Job[]) => Promise<Outcome<Result>>;
  cancel: () => void;
}

/** Runs jobs in workers of the page and keeps to one run at a time; what is reported is drawn once a frame. */
export function useRun<Job, Progress, Result>(
  create: () => WorkerLike,
): Runner<Job, Progress, Result> {
  const [state, setState] = useState<RunState<Progress, Result>>({ is: 'idle' });
  const run = useRef<Run<Result> | null>(null);
  useEffect(() => () => run.current?.cancel(), []);

  async function start(jobs: readonly Job[]): Promise<Outcome<Result>> {
    run.current?.cancel();
    const latest: (Progress | undefined)[] = jobs.map(() => undefined);
    let frame = 0;
    setState({ is: 'running', progress: [...latest] });
    const own = startRun<Job, Progress, Result>(create, jobs, (worker, progress) => {
      latest[worker] = progress;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setState({ is: 'running', progress: [...latest] });
      });
    });
    run.current = own;
    const outcome = await own.outcome;
    cancelAnimationFrame(frame);
    if (run.current === own) {
      run.current = null;
      setState(outcome);
    }
    return outcome;
  }

  return { state, start, cancel: () => run.current?.cancel() };
}

/** How many workers may run at once here: as many as there are cores but one, and four at most. */
export const workersHere = (most = 4): number =>
  Math.max(1, Math.min(most, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1 || 1));
