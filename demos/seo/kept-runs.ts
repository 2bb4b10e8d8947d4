import { z } from 'zod';
import { type Run, runSchema } from './state.ts';

/** How many runs this browser remembers, and how much of them. */
const most = 8;
const mostCharacters = 2_000_000;

/** The runs that were kept; what cannot be read any more is left out. */
export function readRuns(kept: unknown): Run[] {
  const list = z.array(z.unknown()).catch([]).parse(kept);
  return list.flatMap((one) => {
    const read = runSchema.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** The runs with one more, the newest first; the oldest are forgotten where it would be too much. */
export function withRun(runs: readonly Run[], run: Run): Run[] {
  const next = [run, ...runs.filter(({ at }) => at !== run.at)].slice(0, most);
  while (next.length > 1 && JSON.stringify(next).length > mostCharacters) next.pop();
  return next;
}
