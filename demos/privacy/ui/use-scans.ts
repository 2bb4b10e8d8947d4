import { useEffect, useState } from 'react';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { type Attempts, useAttempt } from '../../kit/run/use-attempt.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { exampleOf, examples } from '../examples/examples.ts';
import { forgetScans, keepScan, keptScans } from '../kept-scans.ts';
import { progressSaid, type ScanProgress, stepsOf } from '../progress.ts';
import type { PrivacyJob, PrivacyState } from '../state.ts';
import { pastedAddress } from '../words.ts';

const work = onServer<PrivacyJob, ScanProgress, PrivacyReport>('privacy');

export interface Scans extends Pick<Attempts, 'attempt' | 'dismiss'> {
  kept: readonly PrivacyState[];
  running: boolean;
  /** What is being done, in words. */
  doing: string;
  steps: ReturnType<typeof stepsOf>;
  scan: (job: PrivacyJob) => void;
  /** Scans once more what failed. */
  again: () => void;
  cancel: () => void;
  forget: () => void;
}

/** What a scan is of, in words. */
const nameOf = ({ address, source }: PrivacyJob, example: string | null): string => {
  if (example) return examples.find(({ id }) => id === example)?.name ?? 'Example';
  return source === undefined || address !== pastedAddress ? address : 'the pasted page';
};

/** Asks the server for scans and hands on each that comes of it; a visitor's own are kept in this browser. */
export function useScans(onScan: (state: PrivacyState) => void): Scans {
  const [kept, setKept] = useState<readonly PrivacyState[]>([]);
  const [job, setJob] = useState<PrivacyJob | null>(null);
  const { attempt, make, dismiss } = useAttempt();
  const run = useRun(work);
  useEffect(() => setKept(keptScans()), []);
  const told = run.state.is === 'running' ? run.state.progress : null;
  const working = told?.is === 'working' ? told.progress : null;

  function scan(next: PrivacyJob) {
    setJob(next);
    const example = exampleOf(next.address);
    void make({ name: nameOf(next, example), example }, run.start(next), (report) => {
      const state = { address: next.address, report };
      onScan(state);
      if (example === null) setKept((before) => keepScan(state, before));
    });
  }
  return {
    attempt,
    dismiss,
    kept,
    running: run.state.is === 'running',
    doing: working
      ? progressSaid(working)
      : told?.is === 'waiting'
        ? `Waiting: ${told.place} ahead of you`
        : 'Beginning',
    steps: stepsOf(working, job?.browser ?? false),
    scan,
    again: () => {
      if (job) scan(job);
    },
    cancel: run.cancel,
    forget: () => {
      forgetScans();
      setKept([]);
    },
  };
}
