import { useEffect, useRef, useState } from 'react';
import { inWorkers } from '../../kit/run/in-workers.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { Analysis } from '../analyse.ts';
import type { Job, Progress } from '../forecast.worker.ts';
import { asked } from '../question.ts';
import type { ForecastState } from '../state.ts';

const work = inWorkers<Job, Progress, Analysis[]>(
  () => new Worker(new URL('../forecast.worker.ts', import.meta.url), { type: 'module' }),
);

const same = (a: readonly unknown[], b: readonly unknown[]) => a.every((part, index) => part === b[index]);

export interface Forecasts {
  results: readonly (Analysis | undefined)[];
  /** The state that the results belong to. */
  of: ForecastState;
  running: boolean;
  /** Why the series of the state have no forecast: its run failed or was cancelled. Null while it may still come. */
  ended: string | null;
  /** How many series are done, of how many. */
  done: number;
  problem: string | null;
  cancel: () => void;
  again: () => void;
}

/** The forecasts of a state: begun with what the server found, and asked for again when the question changes. */
export function useForecasts(state: ForecastState, initial: Analysis): Forecasts {
  const [found, setFound] = useState<{ results: readonly (Analysis | undefined)[]; of: ForecastState }>({
    results: [initial],
    of: state,
  });
  const [ended, setEnded] = useState<{ of: ForecastState['series']; why: string } | null>(null);
  const run = useRun(work);
  const start = useRef(run.start);
  const last = useRef(asked(state));
  const [turn, setTurn] = useState(0);
  const turned = useRef(0);
  useEffect(() => {
    start.current = run.start;
  });
  useEffect(() => {
    if (same(asked(state), last.current) && turned.current === turn) return;
    // While a number is typed or a button held, only where it comes to rest is asked.
    const waiting = setTimeout(async () => {
      const question = asked(state);
      last.current = question;
      turned.current = turn;
      const { series: all, ...rest } = state;
      const { chosen } = rest;
      const series = all.map(({ name, values }) => ({
        name,
        values: Float64Array.from(values, (value) => value ?? Number.NaN),
      }));
      const order = [chosen, ...[...series.keys()].filter((index) => index !== chosen)];
      setEnded(null);
      const outcome = await start.current([{ state: rest, series, order }]);
      if (outcome.is === 'done') setFound({ results: outcome.result[0] ?? [], of: state });
      // A run that gave way to another was not cancelled by anybody.
      else if (last.current === question)
        setEnded({
          of: all,
          why: outcome.is === 'failed' ? outcome.message : 'The forecast was cancelled.',
        });
    }, 150);
    return () => clearTimeout(waiting);
  }, [state, turn]);
  return {
    ...found,
    running: run.state.is === 'running',
    ended: ended?.of === state.series ? ended.why : null,
    done: run.state.is === 'running' ? (run.state.progress?.[0]?.done ?? 0) : 0,
    problem: run.state.is === 'failed' ? run.state.message : null,
    cancel: run.cancel,
    again: () => setTurn((before) => before + 1),
  };
}
