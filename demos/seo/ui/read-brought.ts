import { decoded } from '#lib/files/decoded.ts';
import type { Given, Problem } from '../../kit/import/reader.ts';
import { type Run, runSchema } from '../state.ts';

/** What was brought: a report that was saved here, or a page's source. */
type Brought = { run: Run } | { source: string };

const mostBytes = 5_000_000;

/** Reads a report that was saved here, or a page's source; small enough to be read on the page itself. */
export async function readBrought(given: Given): Promise<Brought | Problem> {
  if (typeof given !== 'string' && given.size > mostBytes)
    return { problem: `${given.name} is larger than 5 MB. Open only the page’s source.` };
  const text = typeof given === 'string' ? given : decoded(new Uint8Array(await given.arrayBuffer())).text;
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    if (/<[a-z!]/i.test(trimmed)) return { source: trimmed };
    return { problem: 'This is neither the source of a page nor a report saved here.' };
  }
  try {
    const read = runSchema.safeParse(JSON.parse(trimmed));
    if (read.success) return { run: read.data };
  } catch {
    // What is no JSON is no report either; the sentence below says so.
  }
  return { problem: 'This file isn’t a report saved here with “Share”, or part of it is missing.' };
}
