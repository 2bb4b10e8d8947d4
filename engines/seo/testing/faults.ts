import type { listed as checks } from '../checklist/checklist.ts';
import {
  all,
  answer,
  type Edit,
  edit,
  header,
  inBody,
  inHead,
  listed,
  newPage,
  renamed,
  unlinked,
  without,
} from './edits.ts';
import { exampleSite, origin, victim } from './example-site.ts';

type ListedId = (typeof checks)[number]['id'];

const robots = `${origin}/robots.txt`;
const sitemap = `${origin}/sitemap.xml`;
const copyOf =
  (path: string): Edit =>
  (site) => {
    const { body = '' } = exampleSite()[origin + path] ?? {};
    edit(/<article>[\s\S]*<\/article>/, /<article>[\s\S]*<\/article>/.exec(body)?.[0] ?? '')(site);
  };
const sameHead =
  (tag: RegExp): Edit =>
  (site) => {
    edit(tag, tag.exec(site[`${origin}/about`]?.body ?? '')?.[0] ?? '')(site);
  };
const product = '<script type="application/ld+json">{"@type":"Product","description":"No name"}</script>';

/** For each check of the list, an edit that puts its fault into the example. */
export const faults: Record<ListedId, Edit> = {
  'http-error-page': answer('/bikes/cargo-8', 502),
  'redirect-chain': all(
    inBody('<a href="/a">Old offers</a>'),
    answer('/a', 301, { location: '/b' }),
    answer('/b', 308, { location: '/about' }),
  ),
  'redirect-loop': all(
    inBody('<a href="/a">Old offers</a>'),
    answer('/a', 301, { location: '/b' }),
    answer('/b', 301, { location: '/a' }),
  ),
  'redirect-temporary': all(inBody('<a href="/a">Old offers</a>'), answer('/a', 307, { location: '/about' })),
  'meta-noindex': inHead('<META NAME="ROBOTS" CONTENT="NOINDEX">'),
  'x-robots-noindex': header('X-Robots-Tag', 'googlebot: noindex'),
  'meta-nofollow': inHead('<meta name="robots" content="nofollow">'),
  'robots-blocked': edit('Disallow: /basket', 'Disallow: /basket\nDisallow: /*cargo', robots),
  'robots-missing': without('/robots.txt'),
  'robots-error': answer('/robots.txt', 500),
  'robots-invalid': edit('Disallow', 'Dont visit the basket\nDisallow', robots),
  'robots-no-sitemap': edit(/Sitemap.*/, '', robots),
  'sitemap-missing': without('/sitemap.xml'),
  'sitemap-invalid': edit('</url>', '', sitemap),
  'sitemap-dead-url': listed('/gone'),
  'sitemap-redirect': all(listed('/a'), answer('/a', 301, { location: '/about' })),
  'sitemap-noindex': all(
    newPage('/secret', 'A page for nobody at all', 9, ''),
    listed('/secret'),
    edit('</head>', '<meta name="robots" content="none"></head>', `${origin}/secret`),
  ),
  'sitemap-page-absent': edit(`<url><loc>${victim}</loc></url>`, '', sitemap),
  'canonical-missing': edit(/<link rel="canonical".*/, ''),
  'canonical-multiple': inHead(`<link rel="canonical" href="${origin}/about">`),
  'canonical-relative': edit(`rel="canonical" href="${origin}`, 'rel="canonical" href="'),
  'canonical-broken': edit(`rel="canonical" href="${victim}`, `rel="canonical" href="${origin}/gone`),
  'canonical-other-host': edit(
    `rel="canonical" href="${origin}`,
    'rel="canonical" href="https://test.example',
  ),
  'canonical-http': edit('rel="canonical" href="https', 'rel="canonical" href="http'),
  'canonical-in-body': all(
    edit(/<link rel="canonical".*/, ''),
    inBody(`<link rel="canonical" href="${victim}">`),
  ),
  'soft-404': (site) => {
    site['*404'] = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Nothing here</h1>' };
  },
  'http-no-redirect': answer('http://spoke.example/', 200, { 'content-type': 'text/html' }, '<h1>Spoke</h1>'),
  'www-duplicate': answer(
    'https://www.spoke.example/',
    200,
    { 'content-type': 'text/html' },
    '<h1>Spoke</h1>',
  ),
  'title-missing': edit(/<title>.*<\/title>/, '<title> </title>'),
  'title-long': edit(/<title>.*<\/title>/, `<title>${'Cargo bikes and more '.repeat(4)}</title>`),
  'title-short': edit(/<title>.*<\/title>/, '<title>Cargo 8</title>'),
  'title-multiple': inHead('<title>Another title of this page</title>'),
  'title-duplicate': sameHead(/<title>.*<\/title>/),
  'description-missing': edit(/<meta name="description".*/, '<meta name="description" content="">'),
  'description-long': edit('long it takes', `${'long '.repeat(30)}it takes`),
  'description-short': edit(/<meta name="description".*/, '<meta name="description" content="A bike.">'),
  'description-multiple': inHead(
    '<meta name="description" content="A second description that says something else about it.">',
  ),
  'description-duplicate': sameHead(/<meta name="description".*/),
  'h1-missing': edit(/<(\/?)h1>/g, '<$1strong>'),
  'h1-empty': edit(/<h1>.*<\/h1>/, '<h1><span></span></h1>'),
  'h1-multiple': inBody('<h1>Once more</h1>'),
  'heading-skip': edit(/<(\/?)h2>/g, '<$1h3>'),
  'thin-content': edit(/<p>[^<]{400,}<\/p>/, ''),
  'duplicate-content': copyOf('/about'),
  'placeholder-text': inBody('<p>Lorem ipsum dolor sit amet.</p>'),
  'doctype-missing': edit('<!DOCTYPE html>', ''),
  'lang-missing': edit(' lang="en-GB"', ''),
  'lang-invalid': edit('lang="en-GB"', 'lang="en_GB"'),
  'charset-missing': all(edit('<meta charset="utf-8">', ''), header('Content-Type', 'text/html')),
  'viewport-missing': edit(/<meta name="viewport".*/, ''),
  'viewport-no-zoom': edit('width=device-width', 'width=device-width, maximum-scale=1'),
  'favicon-missing': edit(/<link rel="shortcut icon".*/, ''),
  'meta-refresh': inHead('<meta http-equiv="Refresh" content="9">'),
  'head-broken': edit('<title>', '<p>Hello</p><title>'),
  'hreflang-invalid': inHead(`<link rel="alternate" hreflang="en-UK" href="${victim}">`),
  'hreflang-no-self': edit(new RegExp(`(hreflang="[^"]*" href="${origin})/bikes/cargo-8`, 'g'), '$1/about'),
  'hreflang-no-return': inHead(`<link rel="alternate" hreflang="de" href="${origin}/about">`),
  'hreflang-no-default': edit(/<link rel="alternate" hreflang="x-default".*/, ''),
  'link-broken': inBody('<a href="/gone">Prices of last year</a>'),
  'link-redirect': all(inBody('<a href="/a">Old offers</a>'), answer('/a', 301, { location: '/about' })),
  'link-text-generic': inBody('<a href="/about">Read more …</a>'),
  'link-empty': inBody('<a href="/about"><img src="/one.webp" alt="" width="1" height="1"></a>'),
  'link-uncrawlable': inBody('<a onclick="open()">Colours</a>'),
  'link-nofollow-internal': inBody('<a href="/about" rel="noopener nofollow">About the workshop</a>'),
  'link-http-internal': inBody('<a href="http://spoke.example/">The first page</a>'),
  'orphan-page': unlinked,
  'img-alt-missing': edit('alt="The bike from its side" ', ''),
  'img-no-size': edit(' height="480"', ''),
  'img-broken': inBody('<img src="gone.jpg" alt="Gone" width="1" height="1">'),
  'img-heavy': answer('/one.webp', 200, { 'Content-Type': 'image/webp', 'Content-Length': '400000' }),
  'jsonld-invalid': edit('"@type":"WebSite"', '"@type":WebSite'),
  'jsonld-required': inHead(product),
  'jsonld-none': edit(/<script type="application\/ld\+json">.*/, '', `${origin}/`),
  'og-incomplete': edit('<meta property="og:image"', '<meta property="og:video"'),
  'og-image-relative': edit(`og:image" content="${origin}`, 'og:image" content="'),
  'og-url-mismatch': edit(`og:url" content="${victim}`, `og:url" content="${origin}/about`),
  'twitter-card-missing': edit('<meta name="twitter:card" content="summary">', ''),
  'mixed-content': inBody('<iframe src="http://maps.example/"></iframe>'),
  'form-insecure': inBody('<form action="HTTP://forms.example/"><button>Send</button></form>'),
  'hsts-missing': header('Strict-Transport-Security'),
  'no-compression': header('Content-Encoding'),
  'html-heavy': inBody(`<!--${' '.repeat(300_000)}-->`),
  'script-blocking': inHead('<script type="text/javascript" src="/app.js"></script>'),
  'url-uppercase': renamed('/bikes/Cargo-8'),
  'url-underscore': renamed('/bikes/cargo_8'),
  'url-long': renamed(`/bikes/${'cargo-8-with-belt-'.repeat(6)}battery`),
  'url-session-id': renamed('/bikes/cargo-8?sid=9a8b7c'),
  'click-depth': all(
    inBody('<a href="/bikes/deep-1">Parts of the Cargo 8</a>'),
    newPage('/bikes/deep-1', 'Parts of the Cargo 8 in order', 11, '<a href="/bikes/deep-2">The belt</a>'),
    newPage('/bikes/deep-2', 'The belt of the Cargo 8 alone', 13, '<a href="/bikes/deep-3">The ring</a>'),
    newPage('/bikes/deep-3', 'The ring of the belt alone here', 16),
    listed('/bikes/deep-1'),
    listed('/bikes/deep-2'),
    listed('/bikes/deep-3'),
  ),
};

/** What a fault brings with it, by what the checks mean. */
export const companions: Partial<Record<ListedId, ListedId[]>> = {
  'http-error-page': ['sitemap-dead-url'],
  'redirect-chain': ['link-redirect'],
  'redirect-loop': ['redirect-chain', 'link-redirect'],
  'redirect-temporary': ['link-redirect'],
  'meta-noindex': ['sitemap-noindex'],
  'sitemap-noindex': ['orphan-page', 'meta-nofollow'],
  'canonical-broken': ['og-url-mismatch'],
  'canonical-other-host': ['og-url-mismatch'],
  'canonical-http': ['canonical-broken'],
  'head-broken': ['title-missing', 'canonical-in-body'],
  'hreflang-no-self': ['hreflang-no-return'],
};
