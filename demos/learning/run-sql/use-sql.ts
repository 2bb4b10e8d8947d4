import { useEffect, useState } from 'react';
import { type KeptWorker, keptWorker } from '../../kit/run/kept-worker.ts';
import type { SqlAnswer, SqlJob } from './run-sql.ts';

/** What came of the last run. */
export type SqlOutcome =
  | { is: 'none' }
  | { is: 'answered'; answer: SqlAnswer }
  | { is: 'failed'; message: string }
  | { is: 'stopped' };

const limitMs = 10_000;

let opened: KeptWorker<SqlJob | 'open', SqlAnswer | null> | null = null;

/** One worker for the whole visit: opened once, it needs no network for the exercises and lessons after it. */
function worker(): NonNullable<typeof opened> {
  opened ??= keptWorker(() => new Worker(new URL('./sql.worker.ts', import.meta.url), { type: 'module' }), {
    limitMs,
    tookTooLong: 'The query was stopped after ten seconds. Does it join every row with every other?',
  });
  return opened;
}

/** Runs queries in a worker that is opened with the lesson. */
export function useSql() {
  const [runs, setRuns] = useState(false);
  useEffect(() => {
    // What goes wrong here is said when somebody runs a query.
    worker()
      .ask('open')
      .catch(() => {});
  }, []);

  async function run(job: SqlJob): Promise<SqlOutcome> {
    setRuns(true);
    try {
      const answer = await worker().ask(job);
      return answer ? { is: 'answered', answer } : { is: 'none' };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return { is: 'stopped' };
      return { is: 'failed', message: error instanceof Error ? error.message : String(error) };
    } finally {
      setRuns(false);
    }
  }
  return { run, runs, stop: () => worker().end() };
}
