import type { Responses } from '#engines/seo/site/responses.ts';
import { mendedShop, pageOf, shopOrigin } from './shop.ts';

/** Changes the source of a page; what it looks for must be there. */
function change(site: Responses, path: string, from: string | RegExp, to: string): void {
  const answer = site[shopOrigin + path];
  const body = answer?.body ?? '';
  const changed = body.replace(from, to);
  if (!answer || changed === body) throw new Error(`the sample shop has no ${from} at ${path}`);
  answer.body = changed;
}

function before(site: Responses): void {
  change(site, '/', '<title>', '<script src="/tracking.js"></script>\n  <title>');
  change(site, '/', /<meta name="description"[^>]*>\n/, '');
  change(site, '/', 'width="960" height="640"', '');
  change(site, '/', '</main>', '    <a href="/lamps">Read more</a>\n  </main>');
  change(site, '/lamps', /<title>.*<\/title>/, '<title>Lamps</title>');
  change(site, '/lamps', '<h2>Mast lanterns</h2>', '<h4>Mast lanterns</h4>');
  change(site, '/lamps', '</main>', '    <a href="/lamps/mast-lantern">The big mast lantern</a>\n  </main>');
  change(site, '/lamps', ' alt="Nineteen lamps on a rack, each with a paper tag"', '');
  change(site, '/lamps/harbour-light', `href="${shopOrigin}`, 'href="http://lamps.example');
  change(site, '/lamps/harbour-light', '"price":"420.00",', '"price":"420.00"');
  change(
    site,
    '/lamps/chart-lamp',
    '<meta charset',
    '<meta name="robots" content="noindex">\n  <meta charset',
  );
  change(site, '/lamps/chart-lamp', 'src="/pictures', 'src="http://lamps.example/pictures');
  change(site, '/care', '<h1>', '<h1>Mole Lamps</h1>\n    <h1>');
  change(site, '/care', '</main>', '    <a href="/shipping">How a lamp is sent</a>\n  </main>');
  change(site, '/workshop', ' lang="en"', '');
  change(site, '/workshop', `og:image" content="${shopOrigin}`, 'og:image" content="');
}

/** The sample shop with faults that shops have: one in nearly every group of checks. */
export function faultyShop(): Responses {
  const site = mendedShop();
  before(site);
  const answer = (path: string, status: number, headers: Record<string, string>) => {
    site[shopOrigin + path] = { status, headers, body: '' };
  };
  for (const path of ['/pictures/chart.webp', '/lamps/harbour-light'])
    site[`http://lamps.example${path}`] = { status: 301, headers: { location: shopOrigin + path }, body: '' };
  answer('/shipping', 302, { location: '/delivery' });
  answer('/delivery', 301, { location: '/care' });
  answer('/pictures/harbour.webp', 200, { 'content-type': 'image/webp', 'content-length': '1840000' });
  const sample = {
    path: '/lamps/Cabin_Light',
    name: 'Cabin light, small, 1966',
    about: 'A small cabin light.',
    lead: 'A small light of a ferry’s cabin.',
    parts: [],
    picture: ['/pictures/rack.webp', 'The cabin light'],
  } as const;
  site[shopOrigin + sample.path] = {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: pageOf(sample),
  };
  change(
    site,
    '/sitemap.xml',
    '</urlset>',
    `  <url><loc>${shopOrigin}${sample.path}</loc></url>\n  <url><loc>${shopOrigin}/sale-2019</loc></url>\n</urlset>`,
  );
  return site;
}
