/** The real addresses of the dynamic routes, for the sitemap and the search. */
export function dynamicAddresses(): { route: string; path: string; label: string; title: string; description: string }[] {
  return [];
}
