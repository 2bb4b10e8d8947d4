import type { StoredSite } from '#server/tools/stored-site.ts';
import { bookshop, bookshopLater } from './books.server.ts';
import { branches } from './branches.server.ts';
import { examples } from './examples.ts';
import { tenders } from './tenders.server.ts';

type ExampleId = (typeof examples)[number]['id'];

/** The example sites, by the names after `example:`. */
export const exampleSites: Readonly<Record<ExampleId, () => StoredSite>> = {
  books: bookshop,
  'books-later': bookshopLater,
  tenders,
  branches,
};

/**
 * How an address is read: one on an example's own host is the example. No such host exists, so nothing else could be
 * meant by it.
 */
export function readAs(address: string, example: string | null): string {
  if (example) return `example:${example}`;
  const host = URL.canParse(address) ? new URL(address).host : '';
  const known = examples.find(({ id }) => new URL(Object.keys(exampleSites[id]())[0] ?? '').host === host);
  return known ? `example:${known.id}` : address;
}
