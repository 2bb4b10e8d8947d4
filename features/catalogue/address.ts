import { type Choices, type FacetName, facetNames, noChoices } from './facets.ts';
import { type Sort, sorts, type View, views } from './kinds.ts';

/** A page of the list, as its address says it. */
export interface ListWish {
  words: string;
  chosen: Choices;
  /** Null where nobody chose: a search is ordered by fit, everything else as recommended. */
  sort: Sort | null;
  view: View;
  page: number;
  /** Slugs that were picked for comparing, at most three. */
  compare: string[];
}

/** How many may stand side by side. */
export const mostCompared = 3;
const mostChoices = 12;
const lastPage = 100_000;

const each = (query: URLSearchParams, name: string): string[] => [
  ...new Set(query.getAll(name).flatMap((value) => value.split(',').filter(Boolean))),
];
const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

/** Slugs that an address picks for comparing: `with=a,b` or `with=a&with=b`. */
export const pickedIn = (query: URLSearchParams): string[] => each(query, 'with');

/** Reads a list's address; what makes no sense is passed over. */
export function readAddress(query: URLSearchParams): ListWish {
  const chosen = { ...noChoices } as Record<FacetName, readonly string[]>;
  for (const facet of facetNames)
    chosen[facet] = [...new Set(query.getAll(facet))].filter(Boolean).slice(0, mostChoices);
  const page = Number(query.get('page'));
  return {
    words: (query.get('q') ?? '').trim().slice(0, 200),
    chosen,
    sort: oneOf(sorts, query.get('sort')),
    view: oneOf(views, query.get('view')) ?? 'grid',
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1,
    compare: pickedIn(query).slice(0, mostCompared),
  };
}

/** The wish as named values, in one order, defaults left out: one address a state. */
export function fieldsOf(wish: ListWish): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (wish.words) fields.push(['q', wish.words]);
  for (const facet of facetNames)
    for (const value of wish.chosen[facet].toSorted()) fields.push([facet, value]);
  if (wish.sort) fields.push(['sort', wish.sort]);
  if (wish.view !== 'grid') fields.push(['view', wish.view]);
  if (wish.compare.length > 0) fields.push(['with', wish.compare.join(',')]);
  if (wish.page > 1) fields.push(['page', String(wish.page)]);
  return fields;
}

/** The address of a list under `path`, as wished with these changes; a change leads back to the first page. */
export function addressOf(path: string, wish: ListWish, changes: Partial<ListWish> = {}): string {
  const query = new URLSearchParams(fieldsOf({ ...wish, page: 1, ...changes })).toString();
  return query ? `${path}?${query}` : path;
}

/** The wish with one choice put in or taken out. */
export function withChoice(wish: ListWish, facet: FacetName, value: string): Partial<ListWish> {
  const now = wish.chosen[facet];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  return { chosen: { ...wish.chosen, [facet]: next } };
}

/** How many choices are made. */
export const choiceCount = (chosen: Choices): number =>
  facetNames.reduce((sum, facet) => sum + chosen[facet].length, 0);
