import type { Rows } from './records.ts';

interface InProcess {
  byJob: ReadonlyMap<string, number>;
  /** By whose turn it is. */
  byTurn: ReadonlyMap<string, number>;
}
const known = new WeakMap<Rows['applications'], InProcess>();

/** How many applications go on, for each job and for each whose turn it is; counted once for each state. */
export function inProcess(applications: Rows['applications']): InProcess {
  const found = known.get(applications);
  if (found) return found;
  const [byJob, byTurn] = [new Map<string, number>(), new Map<string, number>()];
  for (const { state, jobId, turn } of applications.values()) {
    if (state !== 'active') continue;
    byJob.set(jobId, (byJob.get(jobId) ?? 0) + 1);
    byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  }
  const counts = { byJob, byTurn };
  known.set(applications, counts);
  return counts;
}
