import { type Bomb, filled, type Served } from './bomb.ts';

const page = (body: string): Served => ({ type: 'text/html; charset=utf-8', body: () => body });
const text = (body: string): Served => ({ type: 'text/plain; charset=utf-8', body: () => body });
const xml = (body: string): Served => ({ type: 'application/xml', body: () => body });
const small = page('<title>a</title><a href="/b">b</a><a href="/c">c</a>');
const wild = `User-agent: *\n${filled('Disallow: /*a*a*a*a*a*a*a*a*a*b\n', 500_000)}`;

const seo = (origin: string) => JSON.stringify({ address: `${origin}/`, reach: 'site', pages: 3 });
const news = (origin: string) => JSON.stringify({ do: 'read', address: `${origin}/` });
const scraper = (origin: string) => JSON.stringify({ is: 'page', address: `${origin}/${'a'.repeat(1500)}` });
const privacy = (origin: string) => JSON.stringify({ address: `${origin}/` });

const served = (
  tool: string,
  name: string,
  aims: string,
  body: Bomb['body'],
  site: NonNullable<Bomb['site']>,
): Bomb => ({ name: `${tool}, fetched: ${name}`, aims, path: `/api/tools/${tool}`, body, site });

/** What a hostile site answers to our programs. */
export const servedBombs: readonly Bomb[] = [
  served('scraper', 'wildcards in robots.txt', 'lib/robots', scraper, {
    '/robots.txt': text(wild),
    '*': small,
  }),
  served('seo', 'wildcards in robots.txt', 'lib/robots', seo, { '/robots.txt': text(wild), '*': small }),
  served('seo', 'a sitemap in itself', 'engines/seo/site/sitemap.ts', seo, {
    '/sitemap.xml': xml(`<urlset>${filled('<url>', 4_000_000)}`),
    '*': small,
  }),
  served('seo', 'a sitemap of addresses', 'engines/seo/site/sitemap.ts', seo, {
    '/sitemap.xml': xml(`<urlset>${filled('<url><loc>/a</loc></url>', 4_000_000)}`),
    '*': small,
  }),
  served('seo', 'attributes', 'engines/seo/site/tags.ts', seo, {
    '*': page(`<p ${Array.from({ length: 300_000 }, (_, n) => `a${n}`).join(' ')}>`),
  }),
  served('seo', 'links', 'engines/seo', seo, { '*': page(filled('<a href=/x>x</a>', 3_000_000)) }),
  served('news', 'a page of empty elements', 'engines/extract', news, {
    '*': page(filled('<div></div>', 200_000)),
  }),
  served('news', 'a feed that never ends', 'engines/extract/read-feed.ts', news, {
    '*': { type: 'application/rss+xml', body: () => `<rss><channel>${filled('<item', 3_000_000)}` },
  }),
  served('scraper', 'a page of control signs', 'server/tools/json-pieces.ts', scraper, {
    '/robots.txt': text(''),
    '*': page('\0'.repeat(4_000_000)),
  }),
  served('scraper', 'a slow charset', 'server/fetch/charset.ts', scraper, {
    '/robots.txt': text(''),
    '*': { type: 'text/html; charset=iso-2022-jp', body: () => new Uint8Array(4_000_000).fill(0x1b) },
  }),
  served('privacy', 'elements in each other', 'engines/privacy', privacy, {
    '*': page(filled('<a><b><form>', 4_000_000)),
  }),
];
