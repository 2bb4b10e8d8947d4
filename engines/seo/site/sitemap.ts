import { resolve } from './address.ts';
import { sitemapEntries } from './sitemap-entries.ts';
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
  let line = 1;
  let counted = 0;
  const file: SitemapFile = { address, fault: xmlFault(body), pages: [], sitemaps: [] };
  for (const { kind, text, index } of sitemapEntries(body)) {
    line += body.slice(counted, index).split('\n').length - 1;
    counted = index;
    const target = resolve(text, address);
    if (target && kind === 'url') file.pages.push({ address: target, line });
    else if (target) file.sitemaps.push(target);
  }
  return file;
}
