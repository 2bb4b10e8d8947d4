import { useEffect, useMemo, useState } from 'react';
import { atOnce, inSteps, type Steps } from './steps.ts';

/**
 * What `work` (a memoised function) comes to. Short work is done while drawing; long work in steps, and until then the
 * last result stands, or null where there is none.
 */
export function useSteps<Result>(work: () => Steps<Result>, isLong: boolean): Result | null {
  const now = useMemo(() => (isLong ? null : atOnce(work())), [work, isLong]);
  const [late, setLate] = useState<{ result: Result } | null>(null);
  useEffect(() => (isLong ? inSteps(work(), (result) => setLate({ result })) : undefined), [work, isLong]);
  return isLong ? (late?.result ?? null) : now;
}
