import { headerSaysNoindex, robotsMeta } from '../site/facts.ts';
import { isLinked, isListed, type Site, searchAgent } from '../site/site.ts';
import { at, type Check, onPages } from './check.ts';

/** Sign-in pages and baskets are blocked and left out of the sitemap on purpose: that is no fault. */
const isLeftOut = (site: Site, address: string): boolean => site.listed.size > 0 && !isListed(site, address);

/** Checks of what keeps a page out of the index. */
export const indexingChecks = {
  'meta-noindex': onPages((page, site) => {
    const meta = robotsMeta(page, 'noindex');
    // A listed page that nothing links to was hidden on purpose: there the sitemap is wrong, not the meta.
    const contradicts = isListed(site, page.address) && isLinked(site, page.address);
    return (
      meta &&
      contradicts && { ...at(meta), what: 'The page says noindex, but the site links to it and lists it.' }
    );
  }),
  'x-robots-noindex': onPages(
    (page) =>
      headerSaysNoindex(page) && {
        snippet: `x-robots-tag: ${page.headers['x-robots-tag']}`,
        what: 'The X-Robots-Tag header says noindex.',
      },
  ),
  'meta-nofollow': onPages((page) => {
    const meta = robotsMeta(page, 'nofollow');
    return (
      meta && {
        ...at(meta),
        what: 'The robots meta tag says nofollow.',
        mended: robotsMeta(page, 'noindex') ? '<meta name="robots" content="noindex">' : undefined,
      }
    );
  }),
  'robots-blocked': (site) =>
    [...new Set([...site.pages.keys(), ...site.links.map(({ target }) => target)])]
      .filter((address) => address === site.start || !isLeftOut(site, address))
      .filter((address) => {
        const exists = site.pages.has(address) || !site.trails.has(address);
        return exists && site.robots.status === 200 && !site.robots.allows(address, searchAgent);
      })
      .map((address) => {
        const line = site.robots.lineFor(address, searchAgent);
        const rule = line ? `${site.robots.textOf(line)} (line ${line})` : 'a rule';
        return { address, snippet: rule, what: `robots.txt forbids it: ${rule}.` };
      }),
  'robots-hides-noindex': onPages(
    (page, { robots }) =>
      (robotsMeta(page, 'noindex') !== undefined || headerSaysNoindex(page)) &&
      !robots.allows(page.address, searchAgent) && {
        what: 'robots.txt blocks the page, so crawlers can’t read its noindex.',
      },
  ),
} satisfies Record<string, Check>;
