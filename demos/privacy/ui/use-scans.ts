import { useEffect, useRef, useState } from 'react';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { exampleOf } from '../examples/examples.ts';
import { forgetScans, keepScan, keptScans } from '../kept-scans.ts';
import { progressSaid, type ScanProgress, stepsOf } from '../progress.ts';
import { type PrivacyJob, type PrivacyState, privacyState } from '../state.ts';

const work = onServer<PrivacyJob, ScanProgress, PrivacyReport>('privacy');

export interface Scans {
  shown: PrivacyState;
  /** Came with a link or a file, and was not made here. */
  brought: boolean;
  kept: readonly PrivacyState[];
  running: boolean;
  /** What is being done, in words; null while nothing is. */
  doing: string | null;
  steps: ReturnType<typeof stepsOf>;
  problem: string | null;
  scan: (job: PrivacyJob) => void;
  cancel: () => void;
  open: (state: PrivacyState, brought?: boolean) => void;
  forget: () => void;
  dismiss: () => void;
}

/** The scan that is shown, beginning with the server's own; new ones are asked of the server, and kept in this browser. */
export function useScans(initial: PrivacyState): Scans {
  const [shown, setShown] = useState(initial);
  const [brought, setBrought] = useState(false);
  const [kept, setKept] = useState<readonly PrivacyState[]>([]);
  const [browser, setBrowser] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = useRun(work);
  const show = useRef((state: PrivacyState, from: boolean) => {
    setShown(state);
    setBrought(from);
    setTrouble(null);
  });
  useEffect(() => {
    setKept(keptScans());
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = privacyState.safeParse(given);
      if (read.success) show.current(read.data, true);
      else
        setTrouble(
          'The link is incomplete, so you see the example instead. Ask the sender for the whole link.',
        );
      clearAddress();
    });
  }, []);
  const told = run.state.is === 'running' ? run.state.progress : null;
  const working = told?.is === 'working' ? told.progress : null;
  const doing = working
    ? progressSaid(working)
    : told?.is === 'waiting'
      ? `Waiting: ${told.place} ahead of you`
      : 'Beginning';
  return {
    shown,
    brought,
    kept,
    running: run.state.is === 'running',
    doing: run.state.is === 'running' ? doing : null,
    steps: stepsOf(working, browser),
    problem: trouble,
    scan: async (job) => {
      setTrouble(null);
      setBrowser(job.browser);
      const outcome = await run.start(job);
      if (outcome.is === 'failed') setTrouble(outcome.message);
      if (outcome.is !== 'done') return;
      const state = { address: job.address, report: outcome.result };
      show.current(state, false);
      if (exampleOf(job.address) === null && job.source === undefined)
        setKept((before) => keepScan(state, before));
    },
    cancel: run.cancel,
    open: (state, from = false) => show.current(state, from),
    forget: () => {
      forgetScans();
      setKept([]);
    },
    dismiss: () => setTrouble(null),
  };
}
