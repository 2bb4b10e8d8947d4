import { load } from 'cheerio';
import { resolve } from './address.ts';
import { xmlFault } from './xml.ts';

/** One sitemap file, read as far as it can be. */
export interface SitemapFile {
  address: string;
  fault: { line: number; what: string } | null;
  pages: { address: string; line: number }[];
  /** Further sitemaps, if it is an index. */
  sitemaps: string[];
}

/** Whether an answer can be a sitemap at all, and not the site's error page. */
export const looksLikeSitemap = (body: string): boolean => /<(?:urlset|sitemapindex)[\s>]/i.test(body);

/** Reads a sitemap, also one that is not well-formed. */
export function readSitemap(address: string, body: string): SitemapFile {
  const $ = load(body, { xml: { withStartIndices: true } });
  const named = (selector: string) => {
    let line = 1;
    let counted = 0;
    return $(selector)
      .toArray()
      .flatMap((element) => {
        const begins = element.startIndex ?? 0;
        line += body.slice(counted, begins).split('\n').length - 1;
        counted = begins;
        const target = resolve($(element).text(), address);
        return target ? [{ address: target, line }] : [];
      });
  };
  return {
    address,
    fault: xmlFault(body),
    pages: named('url > loc'),
    sitemaps: named('sitemap > loc').map((found) => found.address),
  };
}
