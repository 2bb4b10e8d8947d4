import { robotsMeta } from '../site/facts.ts';
import { isDeadAt, isLinked, isListed, listedPages, type Site } from '../site/site.ts';
import { isRedirect } from '../site/trail.ts';
import type { Spot } from '../types.ts';
import type { Check } from './check.ts';
import { isMeantForSearch } from './meant-for-search.ts';

/** Looks at each address that a sitemap lists. */
const onListed =
  (look: (address: string, site: Site) => { what: string; mended?: string } | null): Check =>
  (site) =>
    listedPages(site).flatMap(({ address, line, sitemap }): Spot[] => {
      const said = look(address, site);
      return said ? [{ address: sitemap, line, snippet: `<loc>${address}</loc>`, ...said }] : [];
    });

const folderOf = (address: string) => new URL('.', address.replace(/\/$/, '')).href;

/** Linked pages that are meant to be found and that no sitemap lists, by the folder they lie in. */
function absentPages(site: Site): Map<string, string[]> {
  if (site.sitemaps.length === 0) return new Map();
  const absent = [...site.pages.values()]
    .filter(({ address }) => !isListed(site, address) && isLinked(site, address))
    .filter((page) => isMeantForSearch(page, site))
    .map(({ address }) => address);
  return Map.groupBy(absent, folderOf);
}

/** Whether a sitemap leaves out a folder altogether: that is one finding, and often meant so. */
const isLeftOut = (site: Site, folder: string, pages: string[]) =>
  pages.length > 1 &&
  !listedPages(site).some(({ address }) => address.startsWith(folder) || `${address}/` === folder);

/** Checks of sitemaps. */
export const sitemapChecks = {
  'sitemap-missing': (site) =>
    site.sitemaps.length === 0
      ? [{ address: new URL('/sitemap.xml', site.start).href, what: 'No sitemap was found.' }]
      : [],
  'sitemap-invalid': (site) =>
    site.sitemaps.flatMap(({ address, fault }) =>
      fault ? [{ address, line: fault.line, what: `The XML is not well-formed: ${fault.what}.` }] : [],
    ),
  'sitemap-dead-url': onListed((address, site) => {
    const status = site.trails.get(address)?.last.status;
    return isDeadAt(site, address)
      ? { what: `It lists ${address}, which answers ${status || 'nothing'}.` }
      : null;
  }),
  'sitemap-redirect': onListed((address, { trails }) => {
    const trail = trails.get(address);
    return trail && isRedirect(trail.answers[0]?.status ?? 0)
      ? {
          what: `It lists ${address}, which redirects to ${trail.last.address}.`,
          mended: `<loc>${trail.last.address}</loc>`,
        }
      : null;
  }),
  'sitemap-noindex': onListed((address, { pages }) => {
    const page = pages.get(address);
    return page && robotsMeta(page, 'noindex') ? { what: `It lists ${address}, which says noindex.` } : null;
  }),
  'sitemap-page-absent': (site) =>
    [...absentPages(site)]
      .flatMap(([folder, pages]) => (isLeftOut(site, folder, pages) ? [] : pages))
      .map((address) => ({
        address,
        what: 'The site links to the page, but the sitemap doesn’t list it.',
        mended: `<url><loc>${address}</loc></url>`,
      })),
  'sitemap-section-absent': (site) =>
    [...absentPages(site)]
      .filter(([folder, pages]) => isLeftOut(site, folder, pages))
      .map(([address, pages]) => ({
        address,
        what: `The sitemap lists none of the ${pages.length} pages under ${new URL(address).pathname}.`,
      })),
} satisfies Record<string, Check>;
