import type { Responses } from '#engines/seo/site/responses.ts';
import { faultyShop } from './faults.ts';
import { mendedShop } from './shop.ts';

/** The example sites by their names: `example:shop` is read from memory. */
export const exampleSites: Readonly<Record<string, () => Responses>> = {
  shop: faultyShop,
  'shop-mended': mendedShop,
};
