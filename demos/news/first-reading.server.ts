import { embedder } from './embedder.server.ts';
import { firstArticle } from './examples/articles.ts';
import { exampleSites } from './examples/herald.ts';
import { readPage } from './read-within.ts';
import type { Reading } from './reading.ts';

let read: Promise<Reading> | null = null;

/** The first example as it is read: the server draws it, so the page is whole before and without scripts. */
export function firstReading(): Promise<Reading> {
  const [page] = Object.entries(exampleSites[firstArticle.id]?.() ?? {});
  const [address = '', answer] = page ?? [];
  read ??= readPage(
    { address, text: answer?.body ?? '' },
    { embed: embedder(new AbortController().signal), fetch: async () => null },
  );
  return read;
}
