import type { StoredSite } from '#server/tools/stored-site.ts';
import type { ExampleId } from './examples.ts';
import { library } from './library.server.ts';
import { practice } from './practice.server.ts';
import { shop } from './shop.server.ts';

/** The examples' sites, by the names that stand behind `example:`. */
export const stored: Readonly<Record<ExampleId, () => StoredSite>> = {
  shop: () => shop,
  practice: () => practice,
  library: () => library,
};
