import { expect, it } from 'vitest';
import type { PageRead, PageSource } from './job.ts';
import { findSitemap, readPages } from './section.server.ts';

type Reader = Parameters<typeof findSitemap>[0];
type Fetched = Awaited<ReturnType<Reader['fetch']>>;

const sitemap = '<urlset><url><loc>https://site.example/a</loc></url></urlset>';

/** A reader of a site that has these answers and nothing else. */
const readerOf = (answers: Readonly<Record<string, string>>, sitemaps: string[] = []): Reader => ({
  start: '',
  agent: 'TestBot',
  mayCrawl: async () => ({ allowed: true, delay: undefined, sitemaps }),
  fetch: async (address) => {
    const text = answers[address];
    return { address, status: text === undefined ? 404 : 200, text: text ?? '', cut: false } as Fetched;
  },
});
const page = (address: string, allowed = true): PageSource => ({
  is: 'page',
  address,
  source: allowed ? '<p>Text</p>' : '',
  cut: false,
  robots: { allowed, delay: null },
});

it('takes the sitemap that is typed, that robots.txt names, or that stands in the usual place', async () => {
  const at = (address: string) => ({ is: 'sitemap', address, source: sitemap });
  const named = 'https://site.example/maps/all.xml';
  expect(await findSitemap(readerOf({ [named]: sitemap }), named)).toEqual(at(named));
  expect(await findSitemap(readerOf({ [named]: sitemap }, [named]), 'https://site.example/docs/')).toEqual(
    at(named),
  );
  const usual = 'https://site.example/sitemap.xml';
  expect(await findSitemap(readerOf({ [usual]: sitemap }), 'https://site.example/')).toEqual(at(usual));
});

it('says in a sentence that there is none, and takes no error page for one', async () => {
  const site = readerOf({ 'https://site.example/sitemap.xml': '<html>Not found</html>' });
  await expect(findSitemap(site, 'https://site.example/')).rejects.toThrow('doesn’t name a sitemap');
});

it('reads pages one after the other; one that fails is told, and the others go on', async () => {
  const told: PageRead[] = [];
  const read = async (address: string) => {
    if (address === 'b') await findSitemap(readerOf({}), 'https://b.example/');
    return page(address, address !== 'c');
  };
  const signal = new AbortController().signal;
  const done = await readPages(['a', 'b', 'c', 'd'], read, { signal, report: (one) => told.push(one) });
  expect(done).toBe(2);
  expect(told.map(({ problem }) => problem)).toEqual([
    null,
    expect.stringContaining('b.example doesn’t name a sitemap'),
    'The site asks programs not to read this page.',
    null,
  ]);
});

it('stops where it is cancelled', async () => {
  const run = new AbortController();
  const told: PageRead[] = [];
  const report = (one: PageRead) => {
    told.push(one);
    run.abort();
  };
  await expect(
    readPages(['a', 'b'], async (address) => page(address), { signal: run.signal, report }),
  ).rejects.toThrow();
  expect(told).toHaveLength(1);
});
