import { inWorkers, type WorkerLike } from '../run/in-workers.ts';

/** What a visitor gave: a file, or rows that were pasted. */
export type Given = File | string;

/** What is said where something cannot be used. */
export interface Problem {
  problem: string;
}

/** Reads what was given, or says in a sentence why it cannot be used. */
export type Reader<Read extends object> = (given: Given, signal: AbortSignal) => Promise<Read | Problem>;

/** Reads in a worker: two hundred thousand rows take seconds, in which the page would stand still. */
export function readerIn<Read extends object>(create: () => WorkerLike): Reader<Read> {
  const read = inWorkers<Given, never, Read | Problem>(create);
  return async (given, signal) => {
    try {
      const [found] = await read([given], { report: () => {}, signal });
      return found ?? { problem: 'We found nothing to read.' };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
