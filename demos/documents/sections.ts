/** A part of a site, by the beginning of its paths. */
export interface Section {
  prefix: string;
  pages: readonly string[];
}

const mostSections = 60;
const deepest = 2;

/** The beginnings of a path that can be sections: `/docs/guide/first` begins with `/docs/` and `/docs/guide/`. */
function prefixesOf(path: string): string[] {
  const folders = path.split('/').slice(1, -1);
  return folders.slice(0, deepest).map((_, at) => `/${folders.slice(0, at + 1).join('/')}/`);
}

/** The sections of a site, all of it first; what a sitemap lists on other hosts is left out. */
export function sectionsOf(addresses: readonly string[], host: string): Section[] {
  const pages = [...new Set(addresses)].filter(
    (address) => URL.canParse(address) && new URL(address).host === host,
  );
  const byPrefix = new Map<string, string[]>();
  for (const address of pages)
    for (const prefix of prefixesOf(new URL(address).pathname))
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), address]);
  const sections = [...byPrefix]
    .map(([prefix, found]) => ({ prefix, pages: found }))
    .sort((a, b) => b.pages.length - a.pages.length || a.prefix.localeCompare(b.prefix))
    .slice(0, mostSections)
    .sort((a, b) => a.prefix.localeCompare(b.prefix));
  return pages.length > 0 ? [{ prefix: '/', pages }, ...sections] : [];
}
