import { useEffect, useRef, useState } from 'react';
import { useRun } from './use-run.ts';
import type { Work } from './work.ts';

/** A job that waits, runs or has failed. */
export interface Queued<Job> {
  id: string;
  job: Job;
  /** Why it failed; null until then. */
  problem: string | null;
}

/** What runs now: the first that has not failed. The others wait behind it. */
export const runningOf = <Job>(queue: readonly Queued<Job>[]): Queued<Job> | undefined =>
  queue.find(({ problem }) => problem === null);

const mostWaiting = 20;

/** Why no further question is taken while so many wait; null where it is. */
export const tooManyWaiting = (queue: readonly unknown[]): string | null =>
  queue.length < mostWaiting
    ? null
    : `${mostWaiting} questions are waiting. Ask again once one of them has been answered.`;

/**
 * Runs jobs one after the other, in the order in which they were added. Each begins with what the page knows after the
 * one before it. What failed stays in the queue until it is tried again or taken away, and does not hold the others up.
 */
export function useQueue<Job, Progress, Result>(
  work: Work<Job, Progress, Result>,
  onDone: (result: Result, job: Job) => void,
) {
  const [queue, setQueue] = useState<readonly Queued<Job>[]>([]);
  const { state, start, cancel } = useRun(work);
  const running = runningOf(queue);

  const remove = (id: string) => setQueue((all) => all.filter((one) => one.id !== id));
  async function run({ id, job }: Queued<Job>) {
    const outcome = await start(job);
    if (outcome.is === 'cancelled') return;
    if (outcome.is === 'failed') {
      setQueue((all) => all.map((one) => (one.id === id ? { ...one, problem: outcome.message } : one)));
      return;
    }
    onDone(outcome.result, job);
    remove(id);
  }
  // The job begins with the work as it is drawn now, and what is drawn later does not begin it again.
  const latest = useRef({ running, run, cancel });
  latest.current = { running, run, cancel };
  const id = running?.id;
  useEffect(() => {
    const { running: first } = latest.current;
    if (first?.id !== id || !first) return;
    void latest.current.run(first);
    return () => latest.current.cancel();
  }, [id]);

  return {
    queue,
    /** The job that runs now; undefined where none does. */
    running,
    progress: state.is === 'running' ? state.progress : null,
    add: (job: Job) => setQueue((all) => [...all, { id: crypto.randomUUID(), job, problem: null }]),
    /** Takes a job away; if it runs, it ends. */
    remove,
    /** Puts a job that failed at the end, to run once more. */
    again: (id: string) =>
      setQueue((all) => {
        const found = all.find((one) => one.id === id);
        return found
          ? [...all.filter((one) => one !== found), { ...found, id: crypto.randomUUID(), problem: null }]
          : all;
      }),
    clear: () => setQueue([]),
  };
}
