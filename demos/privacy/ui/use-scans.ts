import { useEffect, useRef, useState } from 'react';
import type { PrivacyReport } from '#engines/privacy/scan.ts';
import { onServer } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { exampleOf } from '../examples/examples.ts';
import { forgetScans, keepScan, keptScans } from '../kept-scans.ts';
import { progressSaid, type ScanProgress } from '../progress.ts';
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
      else setTrouble('The link was cut off on its way, so the example is shown. Ask for the link again.');
      clearAddress();
    });
  }, []);
  const progress = run.state.is === 'running' ? run.state.progress : null;
  const doing =
    run.state.is !== 'running'
      ? null
      : progress?.is === 'waiting'
        ? `Waiting: ${progress.place} before you`
        : progress?.is === 'working'
          ? progressSaid(progress.progress)
          : 'Beginning';
  return {
    shown,
    brought,
    kept,
    running: run.state.is === 'running',
    doing,
    problem: trouble ?? (run.state.is === 'failed' ? run.state.message : null),
    scan: async (job) => {
      setTrouble(null);
      const outcome = await run.start(job);
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
