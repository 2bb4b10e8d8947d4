import type { Brought } from './read-file.ts';
import { type Problem, readerIn } from './reader.ts';

/** Reads rows or a saved state, for a demo that says what they mean on the page itself. */
export const readRows = readerIn<Exclude<Brought, Problem>>(
  () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
);
