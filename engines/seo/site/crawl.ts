import type { Get } from '../types.ts';
import { resolve, sameSite, twinOf, withScheme } from './address.ts';
import { Asker } from './crawler.ts';
import { alternatesOf, canonicalsOf, linksOf, ownImages } from './facts.ts';
import { madeUpPath } from './missing.ts';
import { type Page, readPage } from './page.ts';
import { type Robots, readRobots } from './robots.ts';
import { linkedAddresses, type Site, type SiteLink } from './site.ts';
import { looksLikeSitemap, readSitemap, type SitemapFile } from './sitemap.ts';

/** What a crawl is told. */
export interface CrawlOptions {
  start: string;
  get: Get;
  /** Pages that are read at the most. */
  pages?: number;
  /** 'obey' reads no page that robots.txt forbids to `agent`; 'report' is for whoever owns the site. */
  robots?: 'obey' | 'report';
  agent?: string;
  /** Pages that are known from elsewhere, whether anything links to them or not. */
  known?: readonly string[];
  signal?: AbortSignal;
}

/** How far a run is. */
export interface Progress {
  phase: 'robots' | 'pages' | 'files' | 'checks';
  done: number;
  known: number;
  address: string;
}

const mostSitemaps = 20;

async function* readSitemaps(asker: Asker, robots: Robots): AsyncGenerator<Progress, SitemapFile[]> {
  const guesses = ['/sitemap.xml', '/sitemap_index.xml'].map((path) => new URL(path, robots.address).href);
  const queue = robots.sitemaps.length > 0 ? [...robots.sitemaps] : guesses;
  const files: SitemapFile[] = [];
  for (let at = 0; at < queue.length && at < mostSitemaps; at += 1) {
    const address = queue[at] as string;
    if (!sameSite(address, robots.address)) continue;
    yield { phase: 'robots', done: at, known: queue.length, address };
    const { last } = await asker.ask(address, 'page');
    // A guess that is no sitemap is none; a named one that is something else is a faulty one.
    if (last.status !== 200 || (robots.sitemaps.length === 0 && !looksLikeSitemap(last.body))) continue;
    const file = readSitemap(address, last.body);
    files.push(file);
    for (const further of file.sitemaps) if (!queue.includes(further)) queue.push(further);
    if (robots.sitemaps.length === 0) break;
  }
  return files;
}

const isHtml = (headers: Record<string, string>) => /html|^$/i.test(headers['content-type'] ?? '');

const linksFrom = (page: Page): SiteLink[] =>
  page.anchors.flatMap((tag) =>
    tag.target && sameSite(tag.target, page.address) ? [{ from: page.address, target: tag.target, tag }] : [],
  );

async function* readPages(
  asker: Asker,
  { start, pages: most = 200, robots: mode = 'obey', agent = '*', known = [] }: CrawlOptions,
  robots: Robots,
  listed: string[],
): AsyncGenerator<Progress, Pick<Site, 'pages' | 'links' | 'depths' | 'whole'>> {
  const pages = new Map<string, Page>();
  const links: SiteLink[] = [];
  const depths = new Map<string, number>();
  const queued = new Map<string, number | undefined>([[start, 0]]);
  let whole = true;
  const origin = new URL(start).origin;
  // The same pages by http or under the twin host are probed for, not read a second time.
  const isOwn = (address: string) => new URL(address).origin === origin;
  let further = [...listed, ...known];
  const queue = [start];
  for (let at = 0; at < queue.length || further.length > 0; at += 1) {
    if (at === queue.length) {
      // Only when links are exhausted, so that depths are counted by links alone.
      for (const address of new Set(further)) {
        if (!queued.has(address) && isOwn(address)) queue.push(address);
        queued.set(address, queued.get(address));
      }
      further = [];
      if (at === queue.length) break;
    }
    const address = queue[at] as string;
    const depth = queued.get(address);
    if (pages.size >= most || (mode === 'obey' && robots.status >= 500)) {
      whole = false;
      break;
    }
    if (mode === 'obey' && !robots.allows(address, agent)) continue;
    yield { phase: 'pages', done: at, known: queue.length, address };
    const { last, loop } = await asker.ask(address, 'page');
    if (loop || !isOwn(last.address)) continue;
    if (depth !== undefined) depths.set(last.address, Math.min(depth, depths.get(last.address) ?? depth));
    if (last.status !== 200 || !isHtml(last.headers) || pages.has(last.address)) continue;
    const page = readPage(last);
    pages.set(page.address, page);
    further.push(...alternatesOf(page).flatMap(({ target }) => target ?? []));
    for (const link of linksFrom(page)) {
      links.push(link);
      if (queued.has(link.target)) continue;
      queued.set(link.target, depth === undefined ? undefined : depth + 1);
      queue.push(link.target);
    }
  }
  return { pages, links, depths, whole };
}

/** What pages name without linking to it: pictures, icons, originals and alternates of the same site. */
function namedBy(page: Page): string[] {
  const icons = linksOf(page, 'icon').flatMap(
    ({ attributes }) => resolve(attributes.href ?? '', page.base) ?? [],
  );
  const alternates = alternatesOf(page).flatMap(({ target }) => target ?? []);
  const files = ownImages(page).map(({ address }) => address);
  return [...files, ...icons, ...canonicalsOf(page), ...alternates].filter((address) =>
    sameSite(address, page.address),
  );
}

/** Reads a site: robots.txt, sitemaps, pages by links and by sitemap, then what they name. */
export async function* crawl(options: CrawlOptions): AsyncGenerator<Progress, Site> {
  const asker = new Asker(options.get, options.signal);
  const given = resolve(options.start, options.start) ?? options.start;
  const first = (await asker.ask(given, 'page')).last;
  const start = sameSite(first.address, given) ? first.address : given;
  const at = (path: string) => new URL(path, start).href;
  yield { phase: 'robots', done: 0, known: 1, address: at('/robots.txt') };
  const madeUp = (await asker.ask(at(madeUpPath), 'probe')).last;
  asker.knowMissing(madeUp, first);
  const robots = readRobots({
    ...(await asker.ask(at('/robots.txt'), 'page')).last,
    address: at('/robots.txt'),
  });
  const sitemaps = yield* readSitemaps(asker, robots);
  const listed = sitemaps.flatMap(({ pages }) => pages.map(({ address }) => address));
  const read = yield* readPages(asker, { ...options, start }, robots, listed);
  const named = [...new Set([...read.pages.values()].flatMap(namedBy))];
  const probes = [withScheme(at('/'), 'http:'), twinOf(start), at('/favicon.ico')];
  for (const [done, address] of [...named, ...probes].entries()) {
    yield { phase: 'files', done, known: named.length + probes.length, address };
    await asker.ask(address, done < named.length ? 'file' : 'probe');
  }
  const linked = linkedAddresses(read.links, asker.trails);
  return { start, robots, sitemaps, madeUp, trails: asker.trails, linked, listed: new Set(listed), ...read };
}
