import { LayeredRows } from '../app-kit/sandbox/layered-rows.ts';
import type { Application, Rows } from './records.ts';

interface InProcess {
  byJob: ReadonlyMap<string, number>;
  /** By whose turn it is. */
  byTurn: ReadonlyMap<string, number>;
}
const known = new WeakMap<Rows['applications'], InProcess>();

const add = (counts: Map<string, number>, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

/** How many applications go on, for each job and for each whose turn it is; counted once for each state. */
export function inProcess(applications: Rows['applications']): InProcess {
  const found = known.get(applications);
  if (found) return found;
  // Of twenty thousand a move changes one: what differs is added to what was counted before.
  const base = applications instanceof LayeredRows ? inProcess(applications.base) : null;
  const [byJob, byTurn] = [new Map(base?.byJob), new Map(base?.byTurn)];
  const count = (application: Application | null | undefined, by: number) => {
    if (application?.state !== 'active') return;
    add(byJob, application.jobId, by);
    add(byTurn, application.turn, by);
  };
  if (applications instanceof LayeredRows)
    for (const [id, application] of applications.changes) {
      count(applications.base.get(id), -1);
      count(application, 1);
    }
  else for (const application of applications.values()) count(application, 1);
  const counts = { byJob, byTurn };
  known.set(applications, counts);
  return counts;
}
