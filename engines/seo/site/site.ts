import type { Page } from './page.ts';
import type { Robots } from './robots.ts';
import type { SitemapFile } from './sitemap.ts';
import type { Tag } from './tags.ts';
import { type Answer, isDead, type Trail } from './trail.ts';

/** A link of the site to itself, from a page to an address. */
export interface SiteLink {
  from: string;
  target: string;
  tag: Tag;
}

/** A site as far as it was read: what every check is given. */
export interface Site {
  start: string;
  robots: Robots;
  sitemaps: SitemapFile[];
  /** Pages that answered 200 with HTML, by their own address. */
  pages: Map<string, Page>;
  /** Every address that was asked for, and where it led. */
  trails: Map<string, Trail>;
  links: SiteLink[];
  /** What links of other pages lead to. */
  linked: Set<string>;
  /** What the sitemaps list. */
  listed: Set<string>;
  /** Clicks from the start; pages that no link leads to have none. */
  depths: Map<string, number>;
  /** What a made-up address answered. */
  madeUp: Answer;
  /** Whether everything that is known was read; a limit or a closed robots.txt cut it short otherwise. */
  whole: boolean;
}

/** The agent whose rules of robots.txt decide about blocked pages. */
export const searchAgent = 'Googlebot';

/** The addresses that the sitemaps list, with where they stand. */
export const listedPages = (site: Site): { address: string; line: number; sitemap: string }[] =>
  site.sitemaps.flatMap(({ address: sitemap, pages }) => pages.map((page) => ({ ...page, sitemap })));

/** Whether a sitemap lists an address. */
export const isListed = (site: Site, address: string): boolean => site.listed.has(address);

/** Whether another page than itself links to an address, directly or over redirects. */
export const isLinked = (site: Site, address: string): boolean => site.linked.has(address);

/** The addresses that links of other pages lead to, redirects followed. */
export function linkedAddresses(links: readonly SiteLink[], trails: Map<string, Trail>): Set<string> {
  const linked = new Set<string>();
  for (const { from, target } of links) {
    const last = trails.get(target)?.last.address ?? target;
    if (from !== target) linked.add(target);
    if (from !== last) linked.add(last);
  }
  return linked;
}

/** Whether an address was asked for and ends in an error. */
export function isDeadAt(site: Site, address: string): boolean {
  const trail = site.trails.get(address);
  return trail !== undefined && isDead(trail);
}
