import { searchEntries } from '#app/search-index.server.ts';
import { editDistance } from '#engines/search/distance.ts';
import { nearest } from '#engines/search/search.ts';
import { differences, type Run } from '#lib/text/differences.ts';

/** What a lost visitor asked for, and the pages nearest to it. */
export interface Asked {
  /** The address in runs of letters, those that differ from the nearest page's marked; empty when none was asked for. */
  spelling: Run[];
  /** The nearest page's address where the asked one is nearly it. */
  nearly: string | null;
  /** The words of the address, to search for. */
  words: string;
  near: { href: string; label: string; kind: string }[];
}

const longest = 120;
/** Up to a third of its letters may differ before an address counts as another one. */
const tolerance = 1 / 3;

/** Reads the address a visitor came for; anybody can write it, so it is only ever shown as text. */
export async function askedFor(from: string): Promise<Asked> {
  const path = from.trim().slice(0, longest);
  const entries = (await searchEntries()).filter((entry) => !entry.path.startsWith('/error-404'));
  const near = nearest(entries, path || '/demos', 3);
  const first = near[0]?.path ?? '';
  const limit = Math.ceil(path.length * tolerance);
  const isNear = path !== '' && editDistance(path.toLowerCase(), first.toLowerCase(), limit) <= limit;
  return {
    spelling: isNear ? differences(path, first) : path ? [{ text: path, same: true }] : [],
    nearly: isNear ? first : null,
    words: path
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .join(' '),
    near: near.map(({ path: href, label, kind }) => ({ href, label, kind })),
  };
}
