import { decoded } from '#lib/files/decoded.ts';
import type { Given, Problem } from '../../kit/import/reader.ts';
import { type PrivacyState, privacyState } from '../state.ts';

/** What was brought: a report that was saved here, or a page's source. */
type BroughtPage = { state: PrivacyState } | { source: string };

const mostBytes = 5_000_000;

/** Reads a file or pasted text; small enough to be read on the page itself. */
export async function readBrought(given: Given): Promise<BroughtPage | Problem> {
  if (typeof given !== 'string' && given.size > mostBytes)
    return { problem: `${given.name} is larger than 5 MB. Open only the page’s source.` };
  const text = typeof given === 'string' ? given : decoded(new Uint8Array(await given.arrayBuffer())).text;
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    try {
      const read = privacyState.safeParse(JSON.parse(trimmed));
      if (read.success) return { state: read.data };
    } catch {
      // What is no JSON is no report either; the sentence below says so.
    }
    return { problem: 'This file isn’t a report saved here with “Share”, or part of it is missing.' };
  }
  if (!/<[a-z!]/i.test(trimmed) && !trimmed.startsWith('HTTP/'))
    return { problem: 'This is neither the source of a page nor a report saved here.' };
  return { source: trimmed };
}
