import { useEffect, useRef, useState } from 'react';
import type { Report } from '#engines/seo/analyse.ts';
import { inWorkers } from '../../kit/run/in-workers.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { type Attempts, useAttempt } from '../../kit/run/use-attempt.ts';
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

export interface Checks extends Pick<Attempts, 'attempt' | 'dismiss'> {
  /** The runs that this browser remembers, the newest first. */
  runs: readonly Run[];
  running: boolean;
  told: Told;
  checkAddress: (job: SeoJob) => void;
  checkSource: (job: SourceJob, example: string | null) => void;
  forget: () => void;
  cancel: () => void;
}

const nameOf = (example: string | null, address: string) => (example ? exampleName(example) : address);

/** Checks pages, and hands on each report that comes of it; the runs are remembered in this browser. */
export function useChecks(initial: Run, onRun: (run: Run) => void): Checks {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const { attempt, make, dismiss } = useAttempt();
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
    onRun(next);
  }
  function checkAddress(job: SeoJob) {
    near.cancel();
    const example = /^example:(.+)$/.exec(job.address)?.[1] ?? null;
    void make({ name: nameOf(example, job.address), example }, far.start(job), (report) =>
      add(report, nameOf(example, report.start), example),
    );
  }
  function checkSource(job: SourceJob, example: string | null) {
    far.cancel();
    const name = nameOf(example, `Pasted: ${job.address}`);
    void make({ name: example ? name : 'the pasted source', example }, near.start([job]), ([report]) => {
      if (report) add(report, name, example);
    });
  }
  const isFar = far.state.is === 'running';
  return {
    attempt,
    dismiss,
    runs,
    running: isFar || near.state.is === 'running',
    told: isFar
      ? toldOf(far.state.is === 'running' ? far.state.progress : null)
      : { label: 'Checking the source', said: 'in this browser', address: '' },
    checkAddress,
    checkSource,
    forget: () => remember([]),
    cancel: () => {
      far.cancel();
      near.cancel();
    },
  };
}
