import type { FacetName } from './facets.ts';
import { kinds, priceModels, type Sort } from './kinds.ts';

// Maps, because an address may name any choice, `hasOwnProperty` too.
const kindLabels = new Map([
  ['pre-built', 'Pre-built'],
  ['custom', 'Custom'],
]);
const priceLabels = new Map([
  ['open', 'Part of this site'],
  ['set-up', 'Fixed set-up price'],
  ['scoped', 'Fixed price after scoping'],
  ['weekly', 'By the week'],
]);

/** What a price model means, in a sentence. */
export const priceTexts: Record<(typeof priceModels)[number], string> = {
  open: 'It runs on this site. We charge a fixed price for setting it up on yours.',
  'set-up': 'We agree one price for setting it up before we start.',
  scoped: 'We agree one price with you after a free scoping call.',
  weekly: 'We charge by the week, and either side can stop with one week’s notice.',
};

/** How the facets are called, and the order of those that have one. */
export const facetWords: Record<FacetName, { legend: string; order?: readonly string[] }> = {
  kind: { legend: 'Kind', order: kinds },
  demo: { legend: 'Try it' },
  trade: { legend: 'Category' },
  industry: { legend: 'Used in' },
  price: { legend: 'Price', order: priceModels },
};

/** A choice in words. */
export function choiceLabel(facet: FacetName, value: string): string {
  if (facet === 'kind') return kindLabels.get(value) ?? value;
  if (facet === 'price') return priceLabels.get(value) ?? value;
  return facet === 'demo' ? 'Runs on this site' : value;
}

export const sortLabels: Record<Sort, string> = {
  fit: 'Best fit',
  recommended: 'Recommended',
  name: 'Name',
  newest: 'Newest',
};
