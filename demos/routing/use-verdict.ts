import { useEffect, useState } from 'react';
import { inWorkers } from '#demos/kit/run/in-workers.ts';
import type { Fault } from '#engines/routing/check/fault.ts';
import type { Evaluation } from '#engines/routing/schedule.ts';
import type { CheckJob } from './plan/check.worker.ts';
import type { LookedUp } from './plan/looked-up.ts';

const work = inWorkers<CheckJob, never, Fault[]>(
  () => new Worker(new URL('./plan/check.worker.ts', import.meta.url), { type: 'module' }),
);

/** What the checker says of the plan on the screen: its faults; null while it looks, or could not be loaded. */
export type Verdict = readonly Fault[] | null;

/** Has every plan that is shown judged by the independent checker, in a worker; the first was judged on the server. */
export function useVerdict({ day, evaluation }: LookedUp, first: readonly Fault[]): Verdict {
  const { problem } = day;
  const [found, setFound] = useState<{ of: Evaluation | null; faults: Verdict }>({
    of: evaluation,
    faults: first,
  });
  const isJudged = found.of === evaluation;
  useEffect(() => {
    if (!evaluation || isJudged) return;
    const own = new AbortController();
    work([{ problem, evaluation }], { report() {}, signal: own.signal })
      .then(([faults = []]) => setFound({ of: evaluation, faults }))
      .catch(() => {
        if (!own.signal.aborted) setFound({ of: evaluation, faults: null });
      });
    return () => own.abort();
  }, [problem, evaluation, isJudged]);
  return isJudged ? found.faults : null;
}
