import { useEffect, useRef, useState } from 'react';
import type { Report } from '#engines/seo/analyse.ts';
import { inWorkers } from '../../kit/run/in-workers.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { exampleName } from '../examples/examples.ts';
import type { SeoJob, SeoProgress } from '../job.ts';
import { readRuns, withRun } from '../kept-runs.ts';
import type { SourceJob } from '../seo.worker.ts';
import type { Run } from '../state.ts';
import { type Told, toldOf } from '../words.ts';

const server = onServer<SeoJob, SeoProgress, Report>('seo');
const worker = inWorkers<SourceJob, never, Report>(
  () => new Worker(new URL('../seo.worker.ts', import.meta.url), { type: 'module' }),
);
const kept = 'seo-analysis';

export interface Checks {
  run: Run;
  /** The runs that this browser remembers, the newest first. */
  runs: readonly Run[];
  running: boolean;
  told: Told;
  problem: string | null;
  checkAddress: (job: SeoJob) => void;
  checkSource: (job: SourceJob, example: string | null) => void;
  /** Shows a run that is there already. */
  show: (run: Run) => void;
  forget: () => void;
  cancel: () => void;
}

const nameOf = (example: string | null, address: string) => (example ? exampleName(example) : address);

/** Runs of this page: begun with what the server found for the example, remembered in this browser. */
export function useChecks(initial: Run): Checks {
  const [run, setRun] = useState(initial);
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const far = useRun(server);
  const near = useRun(worker);
  const known = useRef(runs);
  useEffect(() => {
    known.current = readRuns(keptState(kept));
    setRuns(known.current);
  }, []);

  function remember(next: readonly Run[]) {
    known.current = next;
    setRuns(next);
    keepState(kept, next);
  }
  function add(report: Report, name: string, example: string | null) {
    const next: Run = { name, example, at: new Date().toISOString(), report };
    // What the server drew is worth keeping once there is something to compare it with.
    const before = known.current.length === 0 ? [initial] : known.current;
    remember(withRun(before, next));
    setRun(next);
  }
  async function checkAddress(job: SeoJob) {
    near.cancel();
    setProblem(null);
    const example = /^example:(.+)$/.exec(job.address)?.[1] ?? null;
    const outcome = await far.start(job);
    if (outcome.is === 'done') add(outcome.result, nameOf(example, outcome.result.start), example);
    if (outcome.is === 'failed') setProblem(outcome.message);
  }
  async function checkSource(job: SourceJob, example: string | null) {
    far.cancel();
    setProblem(null);
    const outcome = await near.start([job]);
    if (outcome.is === 'failed') setProblem(outcome.message);
    const [report] = outcome.is === 'done' ? outcome.result : [];
    if (report) add(report, nameOf(example, `Pasted: ${job.address}`), example);
  }
  const isFar = far.state.is === 'running';
  return {
    run,
    runs,
    running: isFar || near.state.is === 'running',
    told: isFar
      ? toldOf(far.state.is === 'running' ? far.state.progress : null)
      : { label: 'Checking the source', said: 'in this browser', address: '' },
    problem,
    checkAddress: (job) => void checkAddress(job),
    checkSource: (job, example) => void checkSource(job, example),
    show: setRun,
    forget: () => remember([]),
    cancel: () => {
      far.cancel();
      near.cancel();
    },
  };
}
