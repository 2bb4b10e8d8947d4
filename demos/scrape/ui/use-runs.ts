import { useEffect, useState } from 'react';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { type Run, readRuns, withRun } from '../runs.ts';

const kept = 'akrascraper';

export interface Runs {
  /** The runs that this browser remembers, the newest first. */
  runs: readonly Run[];
  add: (run: Run) => void;
  forget: () => void;
}

/** The runs of this page, remembered in this browser alone. */
export function useRuns(): Runs {
  const [runs, setRuns] = useState<readonly Run[]>([]);
  useEffect(() => setRuns(readRuns(keptState(kept))), []);
  function remember(next: readonly Run[]) {
    setRuns(next);
    keepState(kept, next);
  }
  return { runs, add: (run) => remember(withRun(runs, run)), forget: () => remember([]) };
}
