import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** One thing that was done for a request, in milliseconds since the request began. */
export interface TracedStep {
  layer: 'route' | 'policy' | 'load' | 'query' | 'draw' | 'pack';
  /** What it was about: a path, a table, a loader. */
  about: string;
  from: number;
  took: number;
}

interface Recording {
  began: number;
  steps: TracedStep[];
}

const recording = new AsyncLocalStorage<Recording>();

/** Whether what runs now is being traced. */
export const isTraced = (): boolean => recording.getStore() !== undefined;

/** Does the work and, where somebody traces it, notes how long it took. */
export async function timed<T>(
  layer: TracedStep['layer'],
  about: string,
  work: () => T | Promise<T>,
): Promise<T> {
  const trace = recording.getStore();
  if (!trace) return work();
  const from = performance.now() - trace.began;
  try {
    return await work();
  } finally {
    trace.steps.push({ layer, about, from, took: performance.now() - trace.began - from });
  }
}

/** Does the work and gives every step that was timed inside it, in the order in which they began. */
export async function traced<T>(
  work: () => Promise<T>,
): Promise<{ value: T; steps: readonly TracedStep[]; took: number }> {
  const trace: Recording = { began: performance.now(), steps: [] };
  const value = await recording.run(trace, work);
  const took = performance.now() - trace.began;
  return { value, steps: trace.steps.toSorted((a, b) => a.from - b.from), took };
}
