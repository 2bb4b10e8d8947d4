import { readSitemap } from '#engines/seo/site/sitemap.ts';
import { onServer } from '../kit/run/on-server.ts';
import type { ScrapeJob, ScrapeResult } from '../scrape/job.ts';

/** What a site's sitemap lists. */
export interface SitePages {
  host: string;
  pages: readonly string[];
  /** How many further sitemaps were not looked into. */
  left: number;
}

const mostSitemaps = 5;

const askServer = onServer<ScrapeJob, never, ScrapeResult>('scraper');

/** The pages that a site's sitemap lists; of an index, those of its first five sitemaps. */
export async function sitePages(address: string, { signal }: { signal: AbortSignal }): Promise<SitePages> {
  const read = async (from: string) => {
    const result = await askServer({ is: 'sitemap', address: from }, { signal, report: () => {} });
    if (result.is !== 'sitemap') throw new Error('We couldn’t read the sitemap.');
    return readSitemap(result.address, result.source);
  };
  const first = await read(address);
  const pages = first.pages.map((page) => page.address);
  for (const further of first.sitemaps.slice(0, mostSitemaps)) {
    try {
      pages.push(...(await read(further)).pages.map((page) => page.address));
    } catch (problem) {
      // One sitemap of several that fails leaves the pages of the others.
      if (signal.aborted || (first.sitemaps.length === 1 && pages.length === 0)) throw problem;
    }
  }
  const { host } = new URL(first.address);
  return { host, pages, left: Math.max(0, first.sitemaps.length - mostSitemaps) };
}
