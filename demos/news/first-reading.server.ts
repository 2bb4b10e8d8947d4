import { embedder } from '../kit/models/embedder.server.ts';
import { firstArticle } from './examples/articles.ts';
import { exampleSites } from './examples/herald.ts';
import { knownVectors } from './examples/known-vectors.server.ts';
import { readPage } from './read-within.ts';
import type { Reading } from './reading.ts';

let read: Promise<Reading> | null = null;

/** The first example as it is read: the server draws it, so the page is whole before and without scripts. */
export function firstReading(): Promise<Reading> {
  const [page] = Object.entries(exampleSites[firstArticle.id]?.() ?? {});
  const [address = '', answer] = page ?? [];
  read ??= readPage(
    { address, text: answer?.body ?? '' },
    { embed: embedder(new AbortController().signal, { known: knownVectors() }), fetch: async () => null },
  );
  return read;
}
