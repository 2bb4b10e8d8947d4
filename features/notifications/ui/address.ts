/** The address of the list at some place; what is the default is left out. */
export function noticesAddress({ q, show, page }: { q?: string; show?: string; page?: number }): string {
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(show && show !== 'all' ? { show } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/account/notifications?${query}` : '/account/notifications';
}
