interface ListPlace {
  q?: string;
  state?: string;
  page?: number;
}

/** The address of a list of the account at some place; what is the default is left out. */
export function listAddress(path: string, { q, state, page }: ListPlace, more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(state && state !== 'all' ? { state } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
    ...more,
  }).toString();
  return query ? `${path}?${query}` : path;
}
