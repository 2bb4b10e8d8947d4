/** What a list can be narrowed by, in the order it is offered. */
export const facetNames = ['kind', 'demo', 'trade', 'industry', 'price'] as const;
export type FacetName = (typeof facetNames)[number];

/** The choices made, by facet: several of one facet widen it, several facets narrow it. */
export type Choices = Readonly<Record<FacetName, readonly string[]>>;

export const noChoices: Choices = { kind: [], demo: [], trade: [], industry: [], price: [] };

/** How many applications are alike in everything that can be chosen by. */
export interface AlikeCount {
  kind: string;
  demo: boolean;
  trade: string;
  price: string;
  industries: readonly string[];
  count: number;
}

/** The one value of `demo`: it shows itself on sample data. */
export const withDemo = 'sample';

function valuesOf(row: AlikeCount, facet: FacetName): readonly string[] {
  if (facet === 'industry') return row.industries;
  if (facet === 'demo') return row.demo ? [withDemo] : [];
  return [row[facet]];
}

const fits = (row: AlikeCount, facet: FacetName, chosen: readonly string[]): boolean =>
  chosen.length === 0 || valuesOf(row, facet).some((value) => chosen.includes(value));

/** What remains, and how much of each choice there would be. */
export interface FacetCounts {
  total: number;
  facets: Record<FacetName, Map<string, number>>;
}

/** Counts each choice as it would be with the other facets' choices kept. Values that occur nowhere are not offered. */
export function countFacets(rows: readonly AlikeCount[], chosen: Choices): FacetCounts {
  const facets: FacetCounts['facets'] = {
    kind: new Map(),
    demo: new Map(),
    trade: new Map(),
    industry: new Map(),
    price: new Map(),
  };
  let total = 0;
  for (const row of rows) {
    const misses = facetNames.filter((facet) => !fits(row, facet, chosen[facet]));
    if (misses.length === 0) total += row.count;
    for (const facet of facetNames) {
      const others = misses.every((missed) => missed === facet);
      for (const value of valuesOf(row, facet))
        facets[facet].set(value, (facets[facet].get(value) ?? 0) + (others ? row.count : 0));
    }
  }
  return { total, facets };
}

/** One choice as it is offered. */
interface OfferedChoice {
  value: string;
  /** Null where there are too many to count. */
  count: number | null;
  chosen: boolean;
}

/** The choices of a facet, as given where there is an order, else by name; what was chosen stays, also where nothing has it. */
export function offeredChoices(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  order: readonly string[] = [],
): OfferedChoice[] {
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  const lost = chosen.filter((value) => !counts.has(value)).map((value): [string, number] => [value, 0]);
  return [...counts, ...lost]
    .map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
    .toSorted((a, b) => place(a.value) - place(b.value) || a.value.localeCompare(b.value));
}
