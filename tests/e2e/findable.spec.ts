import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../../scripts/test/site.ts';
import { type PublicPage, readPublicPages } from './public-pages.ts';

// A site that was just installed: nothing is set in its panel yet.
let folder: string;
let site: Site;
let pages: Map<string, PublicPage>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(join(tmpdir(), 'findable-'));
  site = await startSite({ DATA_DIR: folder });
  pages = await readPublicPages(site.address);
  expect(pages.size).toBeGreaterThan(250);
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** How pages speak of a value that nobody has set. */
const unset =
  /not set up|n['’]t set up|is not set\b|sample (?:address|phone|number|street|company)\b|until (?:it|one|that|this) is set\b|not (?:been |yet )?named|on this installation|\{\{|\[object /i;

test('no public page shows what nobody has set yet', { tag: '@smoke' }, () => {
  const found: string[] = [];
  for (const [path, { text, hrefs }] of pages) {
    // The kit shows pieces of code, with the words that they would have.
    if (path.startsWith('/ui/')) continue;
    const said = unset.exec(text);
    if (said) found.push(`${path}: ${text.slice(Math.max(0, said.index - 60), said.index + 60)}`);
    // A link that shares a page by email leaves it to the reader whom to send it to.
    for (const href of hrefs)
      if (/^(?:mailto:(?!\?subject=[^&]+&body=http)|tel:|https?:\/\/)(?:\?|$)|^$/.test(href))
        found.push(`${path}: an empty link ${href}`);
  }
  expect(found).toEqual([]);
});

test('every link to a place within a page finds it', { tag: '@smoke' }, () => {
  const dead = new Set<string>();
  for (const [path, { hrefs }] of pages)
    for (const href of hrefs) {
      const target = new URL(href, site.address + path);
      const place = decodeURIComponent(target.hash.slice(1));
      // Applications keep their own places after the sign: #/people.
      if (target.origin !== site.address || place === '' || place.startsWith('/')) continue;
      const page = pages.get(target.pathname);
      if (page && !page.ids.has(place)) dead.add(`${path} → ${target.pathname}#${place}`);
    }
  expect([...dead]).toEqual([]);
});

test('no two pages share their first heading', { tag: '@smoke' }, () => {
  const owners = new Map<string, string>();
  const twice: string[] = [];
  for (const [path, { heading, canonical, byLink }] of pages) {
    // What says that a link has ended looks the same wherever it led; the specification gives both catalogues one heading.
    if (byLink || path === '/applications_test') continue;
    const owner = owners.get(heading);
    if (owner === undefined) owners.set(heading, canonical);
    else if (owner !== canonical) twice.push(`${heading}: ${owner} and ${path}`);
  }
  expect(twice).toEqual([]);
});

test('the list of all pages leads to no page that wants a link from a mail', { tag: '@smoke' }, async () => {
  const list = await readPage('/search');
  const listed = list.mainHrefs.filter((href) => href.startsWith('/')).map((href) => href.replace(/#.*/, ''));
  expect(listed.length).toBeGreaterThan(200);
  for (const path of listed) {
    const page = pages.get(path) ?? (await readPage(path));
    expect(page.byLink, path).toBe(false);
    expect(page.heading, path).not.toMatch(/link (?:no longer works|is over)|can’t read this link/i);
  }
});

test('feeds, search from the address line and the list for language models agree with the pages', {
  tag: '@smoke',
}, async () => {
  const text = async (path: string) => (await fetch(site.address + path)).text();
  const home = pages.get('/');
  for (const [path, type] of [
    ['/blog.rss', 'application/rss+xml'],
    ['/blog.json', 'application/feed+json'],
    ['/opensearch.xml', 'application/opensearchdescription+xml'],
    ['/llms.txt', 'text/plain'],
  ] as const) {
    expect(home?.headLinks, path).toContainEqual({ href: path, type });
    const answer = await fetch(site.address + path);
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([
      200,
      expect.stringContaining(type),
    ]);
  }
  const posts = [...pages.keys()].filter((path) => path.startsWith('/blog/'));
  const feed = await text('/blog.rss');
  for (const path of posts) expect(feed).toContain(`<link>${site.address}${path}</link>`);
  const template = /text\/html" template="([^"]+)"/.exec(await text('/opensearch.xml'))?.[1] ?? '';
  const found = await (await fetch(template.replace('{searchTerms}', 'route%20planner'))).text();
  expect(found).toContain('href="/route-optimization');
  const llms = await text('/llms.txt');
  const sitemap = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)</g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  expect(sitemap.filter((address) => !llms.includes(`](${address})`))).toEqual([]);
});

async function readPage(path: string): Promise<PublicPage> {
  const found = (await readPublicPages(site.address, [path])).get(path);
  if (!found) throw new Error(`${path} was not read`);
  return found;
}
