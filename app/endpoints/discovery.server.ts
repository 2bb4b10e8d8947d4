import { Hono } from 'hono';
import { changedWords, dynamicAddresses } from '#app/site-map/addresses.server.ts';
import { isListed } from '#app/site-map/areas.server.ts';
import { pageAt, siteMap } from '#app/site-map/site-map.server.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { pageDates } from './page-dates.server.ts';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

// A sitemap may hold 50,000 addresses; a summary of the whole site needs fewer.
const mostInSitemap = 45_000;
const mostInWords = 300;

/** Pages that search engines may list: not a view of another page, not somebody's own. */
async function listedPages(
  mostApplications: number,
): Promise<{ path: string; route: string; title: string; description: string; changed?: string }[]> {
  const fixed = siteMap.filter(
    (page) => !page.noindex && !page.canonical && !page.path.includes(':') && isListed(page.path),
  );
  return [
    ...fixed.map((page) => ({ ...page, ...changedWords(page.path), route: page.path })),
    ...(await dynamicAddresses(mostApplications)),
  ];
}

async function sitemap(): Promise<string> {
  const dates = pageDates();
  const urls = (await listedPages(mostInSitemap)).map(({ path, route, changed }) => {
    const date = changed ?? dates[route];
    return `<url><loc>${escapeXml(services().env.PUBLIC_URL + path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /account/',
    'Disallow: /admin-panel',
    '',
    `Sitemap: ${services().env.PUBLIC_URL}/sitemap.xml`,
    '',
  ].join('\n');
}

/** What programs read beside the pages; `of` is the page whose things it holds. */
const machineFiles = [
  { path: '/blog.rss', name: 'Journal, RSS', of: '/blog' },
  { path: '/blog.json', name: 'Journal in full, JSON Feed', of: '/blog' },
  { path: '/events.rss', name: 'Upcoming events, RSS', of: '/events' },
  { path: '/events.ics', name: 'Upcoming events, iCalendar', of: '/events' },
  { path: '/podcast.rss', name: 'Podcast, RSS', of: '/pages/podcast' },
  { path: '/api/v1/openapi.json', name: 'API description, OpenAPI', of: '/' },
  { path: '/sitemap.xml', name: 'All pages, XML sitemap', of: '/' },
];

async function llms(): Promise<string> {
  const { brand } = readSettings();
  const lines = (await listedPages(mostInWords)).map(
    ({ path, title, description }) =>
      `- [${title}](${services().env.PUBLIC_URL}${path})${description ? `: ${description}` : ''}`,
  );
  const feeds = machineFiles.filter(({ of }) => isListed(of));
  const others = feeds.map(({ path, name }) => `- [${name}](${services().env.PUBLIC_URL}${path})`);
  return `# ${brand.name}\n\n> ${brand.tagline}\n\n${pageAt('/')?.description ?? ''}\n\n## Pages\n\n${lines.join('\n')}\n\n## Feeds and files\n\n${others.join('\n')}\n`;
}

/** How browsers search the site from their address line. */
function openSearch(): string {
  const { brand } = readSettings();
  const { PUBLIC_URL: origin } = services().env;
  // The standard wants sixteen characters at most.
  const shortName = brand.name.slice(0, 16).trim();
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(shortName)}</ShortName>
<Description>${escapeXml(`Search all pages of ${brand.name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${escapeXml(`${origin}/icon-192.png`)}</Image>
<Url type="text/html" template="${escapeXml(`${origin}/search?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`;
}

function webManifest() {
  const { brand } = readSettings();
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
}

function securityText(): string {
  // The standard wants an end date; a year from today is what it advises.
  const until = new Date(now().getTime() + 365 * 86_400_000).toISOString();
  const { email } = readSettings().contact;
  const contact = email ? `mailto:${email}` : `${services().env.PUBLIC_URL}/contact-us`;
  return `Contact: ${contact}\nExpires: ${until}\nPreferred-Languages: en\nCanonical: ${services().env.PUBLIC_URL}/.well-known/security.txt\n`;
}

const speculationRules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          // Within the kit the router fetches ahead itself.
          { not: { selector_matches: ':root[data-hydrated] a[href^="/ui/"]' } },
          ...['/api/*', '/account/*', '/admin-panel', '/book_an_appointment', '/*.*'].map((path) => ({
            not: { href_matches: path },
          })),
        ],
      },
    },
  ],
};

const plain = (body: string, type: string) =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  });

/** What machines read about the site. */
export function discoveryRoutes(): Hono {
  return new Hono()
    .get('/sitemap.xml', async () => plain(await sitemap(), 'application/xml'))
    .get('/robots.txt', () => plain(robots(), 'text/plain'))
    .get('/llms.txt', async () => plain(await llms(), 'text/plain'))
    .get('/opensearch.xml', () => plain(openSearch(), 'application/opensearchdescription+xml'))
    .get('/site.webmanifest', () => plain(JSON.stringify(webManifest()), 'application/manifest+json'))
    .get('/.well-known/security.txt', () => plain(securityText(), 'text/plain'))
    .get(
      '/speculation-rules.json',
      () =>
        new Response(JSON.stringify(speculationRules), {
          headers: {
            'Content-Type': 'application/speculationrules+json',
            'Cache-Control': 'public, max-age=3600',
          },
        }),
    );
}
