import { useEffect, useRef, useState } from 'react';
import { type RunReport, runRecipe } from '../client/recipes.ts';
import type { RunDetail } from '../recipes.ts';

/** Where a run that was pressed stands. */
export type RunState =
  | { is: 'idle' }
  | { is: 'running'; report: RunReport | null }
  | { is: 'failed'; said: string };

/** Runs a recipe while the page shows how far it is; leaving the page, or cancelling, ends it. */
export function useRunNow(id: string, onEnd: (run: RunDetail) => void) {
  const [state, setState] = useState<RunState>({ is: 'idle' });
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  async function start(): Promise<void> {
    const own = new AbortController();
    going.current = own;
    setState({ is: 'running', report: null });
    try {
      const run = await runRecipe(id, (report) => setState({ is: 'running', report }), own.signal);
      setState({ is: 'idle' });
      onEnd(run);
    } catch (error) {
      if (own.signal.aborted) setState({ is: 'idle' });
      else setState({ is: 'failed', said: error instanceof Error ? error.message : String(error) });
    }
  }

  return { state, start, cancel: () => going.current?.abort() };
}
