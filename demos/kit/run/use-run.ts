import { useEffect, useRef, useState } from 'react';
import { type Outcome, outcomeOf, type Work } from './work.ts';

/** Where a run stands. */
export type RunState<Progress, Result> =
  | { is: 'idle' }
  | { is: 'running'; progress: Progress | null }
  | Outcome<Result>;

interface Runner<Job, Progress, Result> {
  state: RunState<Progress, Result>;
  /** Starts again; a run that is still in progress is cancelled. */
  start: (job: Job) => Promise<Outcome<Result>>;
  cancel: () => void;
}

/** Runs work beside the page, one run at a time; what is reported is drawn once a frame. Leaving the page ends it. */
export function useRun<Job, Progress, Result>(
  work: Work<Job, Progress, Result>,
): Runner<Job, Progress, Result> {
  const [state, setState] = useState<RunState<Progress, Result>>({ is: 'idle' });
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  async function start(job: Job): Promise<Outcome<Result>> {
    going.current?.abort();
    const own = new AbortController();
    going.current = own;
    let latest: Progress | null = null;
    let frame = 0;
    setState({ is: 'running', progress: null });
    const report = (progress: Progress) => {
      latest = progress;
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setState({ is: 'running', progress: latest });
      });
    };
    const outcome = await outcomeOf(work(job, { report, signal: own.signal }), own.signal);
    cancelAnimationFrame(frame);
    if (going.current === own) {
      going.current = null;
      setState(outcome);
    }
    return outcome;
  }

  return { state, start, cancel: () => going.current?.abort() };
}

/** How many workers may run at once here: a core each, one left to the page, four at most. */
export const workersHere = (most = 4): number =>
  Math.max(1, Math.min(most, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
