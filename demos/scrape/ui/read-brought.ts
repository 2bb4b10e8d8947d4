import { decoded } from '#lib/files/decoded.ts';
import type { Given, Problem } from '../../kit/import/reader.ts';
import { readSaved, type ScrapeState } from '../state.ts';

/** What was brought: a recipe, or a page's source. */
export type Brought = { state: ScrapeState } | { source: string };

const mostBytes = 5_000_000;

/** Reads a recipe that was saved here, or a page's source. */
export async function readBrought(given: Given): Promise<Brought | Problem> {
  if (typeof given !== 'string' && given.size > mostBytes)
    return { problem: `${given.name} is larger than 5 MB. Open only the part of the page with the list.` };
  const text = typeof given === 'string' ? given : decoded(new Uint8Array(await given.arrayBuffer())).text;
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    if (/<[a-z!]/i.test(trimmed)) return { source: trimmed };
    return { problem: 'This is neither a recipe saved here nor the source of a page.' };
  }
  try {
    const state = readSaved(JSON.parse(trimmed));
    if (state) return { state };
  } catch {
    // What is no JSON is no recipe either; the sentence below says so.
  }
  return {
    problem: 'This isn’t a recipe from this demo, or part of it is missing. Save it again with “Export”.',
  };
}
