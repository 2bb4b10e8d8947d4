import type { Responses } from '../site/responses.ts';

/** Where the example begins; deliberately without www. */
export const origin = 'https://spoke.example';

/** The page that faults are put into. */
export const victim = `${origin}/bikes/cargo-8`;

const vocabulary =
  'frame chain pedal saddle wheel brake carrier basket lamp bell spoke tyre lock pump trip hill street winter market child crate battery motor belt gear rider bridge canal ferry'.split(
    ' ',
  );

/** Text of its own for each page, the same every time. */
function text(seed: number, count: number): string {
  const words = Array.from(
    { length: count },
    (_, at) => vocabulary[(at * (seed * 2 + 3) + ((at * at) % (seed + 5))) % vocabulary.length],
  );
  return words.join(' ');
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

const pages = [
  { path: '/', name: 'Spoke, the cargo bike workshop', seed: 1 },
  { path: '/bikes', name: 'All cargo bikes of this season', seed: 2 },
  { path: '/bikes/cargo-8', name: 'Cargo 8 with belt and battery', seed: 3 },
  { path: '/about', name: 'Who we are and where to find us', seed: 4 },
];

/** A page without faults, in markup of its own: no main element, an article instead. */
export function page(path: string, name: string, seed: number): string {
  const address = origin + path;
  const navigation = pages.map((other) => `<a href="${other.path}">${other.name}</a>`).join(' · ');
  return `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${name}</title>
<meta name="viewport" content="width=device-width">
<meta name="description" content="${name}: what it carries, what it costs and how long it takes to build.">
<link rel="canonical" href="${address}">
<link rel="shortcut icon" href="/icon.svg">
<link rel="alternate" hreflang="en-GB" href="${address}">
<link rel="alternate" hreflang="x-default" href="${address}">
<meta property="og:title" content="${name}"><meta property="og:url" content="${address}">
<meta property="og:image" content="${origin}/share.png"><meta name="twitter:card" content="summary">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Spoke","url":"${origin}/"}</script>
</head>
<body>
<div class="top">${navigation}</div>
<article><h1>${name}</h1><p>${text(seed, 90)}.</p><h2>Built by hand</h2><p>${text(seed + 7, 90)}.</p>
<img src="/one.webp" alt="The bike from its side" width="640" height="480"></article>
</body></html>`;
}

/** A site without faults; each call gives a copy of its own. */
export function exampleSite(): Responses {
  const file = (type: string, bytes: number) => ({
    status: 200,
    headers: { 'content-type': type, 'content-length': String(bytes) },
    body: '',
  });
  const moved = { status: 301, headers: { Location: `${origin}/` }, body: '' };
  const site: Responses = {
    [`${origin}/robots.txt`]: {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /basket\n\nSitemap: ${origin}/sitemap.xml\n`,
    },
    [`${origin}/sitemap.xml`]: {
      status: 200,
      headers: { 'content-type': 'text/xml' },
      body: `<?xml version="1.0"?>\n<urlset>\n${pages.map(({ path }) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}\n</urlset>`,
    },
    [`${origin}/icon.svg`]: file('image/svg+xml', 800),
    [`${origin}/share.png`]: file('image/png', 90_000),
    [`${origin}/one.webp`]: file('image/webp', 60_000),
    'http://spoke.example/': moved,
    'https://www.spoke.example/': moved,
    '*404': { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>Nothing here</h1>' },
  };
  for (const { path, name, seed } of pages) {
    site[origin + path] = { status: 200, headers: { ...headers }, body: page(path, name, seed) };
  }
  return site;
}
