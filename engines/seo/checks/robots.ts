import type { Check } from './check.ts';

/** Checks of robots.txt. */
export const robotsChecks = {
  'robots-missing': ({ robots: { address, status } }) =>
    status >= 400 && status < 500 ? [{ address, what: `robots.txt answers ${status}.` }] : [],
  'robots-error': ({ robots: { address, status } }) =>
    status >= 500 || status === 0 ? [{ address, what: `robots.txt answers ${status || 'nothing'}.` }] : [],
  'robots-invalid': ({ robots: { address, unknown } }) =>
    unknown.slice(0, 10).map(({ line, text }) => ({
      address,
      line,
      snippet: text.slice(0, 120),
      what: 'Crawlers don’t understand this line.',
    })),
  'robots-no-sitemap': ({ robots: { address, status, sitemaps } }) =>
    status === 200 && sitemaps.length === 0
      ? [
          {
            address,
            what: 'There is no Sitemap line.',
            mended: `Sitemap: ${new URL('/sitemap.xml', address).href}`,
          },
        ]
      : [],
} satisfies Record<string, Check>;
