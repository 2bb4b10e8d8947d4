import type { ThingKind } from './kinds.ts';

/** The page of what is saved, as its address says it. */
interface SavedAddress {
  q: string;
  kind: ThingKind | null;
  page: number;
}

/** The address of a page of the list; defaults are left out: one address a state. */
export function savedHref({ q, kind, page }: Partial<SavedAddress>): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/account/saved-items?${query}` : '/account/saved-items';
}
