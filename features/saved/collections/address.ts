/** The two pages of collections, by what these may hold. */
export const collectionPages = {
  any: '/account/collections',
  applications: '/account/application-collections',
} as const;

interface CollectionAddress {
  open: string;
  q: string;
  find: string;
  page: number;
  /** What the last form did. */
  did: string;
}

/** The address of a list of collections, or of an open one; what is not said is left out. */
export function collectionHref(
  scope: keyof typeof collectionPages,
  { page, ...texts }: Partial<CollectionAddress> = {},
): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, value]) => value));
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${collectionPages[scope]}?${query}` : collectionPages[scope];
}
