import type { Responses } from '#engines/seo/site/responses.ts';
import { type SamplePage, samplePages } from './pages.ts';

/** Where the sample shop begins. */
export const shopOrigin = 'https://lamps.example';

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const titleOf = ({ name }: SamplePage) => `${name} | Mole Lamps`.slice(0, 60);

const dataOf = ({ path, name, about }: SamplePage): object => {
  if (path === '/') return { '@type': 'Organization', name: 'Mole Lamps', url: `${shopOrigin}/` };
  if (!path.startsWith('/lamps/')) return { '@type': 'WebPage', name, url: shopOrigin + path };
  const offers = { '@type': 'Offer', price: '420.00', priceCurrency: 'EUR' };
  return { '@type': 'Product', name, description: about, image: `${shopOrigin}/pictures/share.png`, offers };
};

/** A page of the shop without a fault. */
export function pageOf(page: SamplePage): string {
  const { path, name, about, lead, parts, picture } = page;
  const address = shopOrigin + path;
  const menu = samplePages.map((other) => `    <a href="${other.path}">${other.name}</a>`).join('\n');
  const text = parts.map(([heading, words]) => `    <h2>${heading}</h2>\n    <p>${words}</p>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>${titleOf(page)}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="${about}">
  <link rel="canonical" href="${address}">
  <link rel="icon" href="/icon.svg">
  <meta property="og:title" content="${name}">
  <meta property="og:url" content="${address}">
  <meta property="og:type" content="website">
  <meta property="og:image" content="${shopOrigin}/pictures/share.png">
  <meta name="twitter:card" content="summary_large_image">
  <script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...dataOf(page) })}</script>
</head>
<body>
  <nav>
${menu}
  </nav>
  <main>
    <h1>${name}</h1>
    <p>${lead}</p>
${text}
    <img src="${picture[0]}" alt="${picture[1]}" width="960" height="640">
  </main>
</body>
</html>
`;
}

const file = (type: string, bytes: number) => ({
  status: 200,
  headers: { 'content-type': type, 'content-length': String(bytes) },
  body: '',
});

/** The sample shop as it should be: the second run of a comparison. */
export function mendedShop(): Responses {
  const lines = samplePages.map(({ path }) => `  <url><loc>${shopOrigin}${path}</loc></url>`).join('\n');
  const moved = { status: 301, headers: { location: `${shopOrigin}/` }, body: '' };
  return {
    ...Object.fromEntries(
      samplePages.map((page) => [
        shopOrigin + page.path,
        { status: 200, headers: { ...htmlHeaders }, body: pageOf(page) },
      ]),
    ),
    ...Object.fromEntries(
      samplePages.map(({ picture }) => [shopOrigin + picture[0], file('image/webp', 72_000)]),
    ),
    [`${shopOrigin}/pictures/share.png`]: file('image/png', 88_000),
    [`${shopOrigin}/icon.svg`]: file('image/svg+xml', 900),
    [`${shopOrigin}/robots.txt`]: {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /basket\n\nSitemap: ${shopOrigin}/sitemap.xml\n`,
    },
    [`${shopOrigin}/sitemap.xml`]: {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</urlset>\n`,
    },
    'http://lamps.example/': moved,
    'https://www.lamps.example/': moved,
    '*404': {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: '<!doctype html><title>Not here</title><h1>Not here</h1>',
    },
  };
}
