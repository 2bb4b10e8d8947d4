import type { StoredSite } from '#server/tools/stored-site.ts';
import { type ExampleId, exampleAddress, examples } from './examples.ts';
import { library } from './library.server.ts';
import { practice } from './practice.server.ts';
import { shop } from './shop.server.ts';

/** The examples' sites, by the names after `example:`. */
export const stored: Readonly<Record<ExampleId, () => StoredSite>> = {
  shop: () => shop,
  practice: () => practice,
  library: () => library,
};

/** The site that an address like `example:shop` means; null for every other address. */
export function storedExample(address: string): StoredSite | null {
  const found = examples.find(({ id }) => exampleAddress(id) === address.trim());
  return found ? stored[found.id]() : null;
}
