import { decoded } from '#lib/files/decoded.ts';
import type { Given, Problem } from '../../kit/import/reader.ts';
import { type PrivacyState, privacyState } from '../state.ts';

/** What was brought: a report that was saved here, or a page's source. */
type BroughtPage = { state: PrivacyState } | { source: string };

const mostBytes = 5_000_000;

/** Reads a file or pasted text; small enough to be read on the page itself. */
export async function readBrought(given: Given): Promise<BroughtPage | Problem> {
  if (typeof given !== 'string' && given.size > mostBytes)
    return { problem: `${given.name} is larger than 5 MB. Bring the page’s source alone.` };
  const text = typeof given === 'string' ? given : decoded(new Uint8Array(await given.arrayBuffer())).text;
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    try {
      const read = privacyState.safeParse(JSON.parse(trimmed));
      if (read.success) return { state: read.data };
    } catch {
      // What is no JSON is no report either; the sentence below says so.
    }
    return { problem: 'The file is not a report that was saved here with “Share”, or it was cut off.' };
  }
  if (!/<[a-z!]/i.test(trimmed) && !trimmed.startsWith('HTTP/'))
    return { problem: 'This is neither a page’s source nor a report that was saved here.' };
  return { source: trimmed };
}
