import { twinOf, withScheme } from '../site/address.ts';
import { isDeadAt, isLinked, isListed, type Site } from '../site/site.ts';
import { isRedirect, type Trail } from '../site/trail.ts';
import type { Spot } from '../types.ts';
import { at, type Check } from './check.ts';

/**
 * Whether an address is a page that fails, and not a reference that is wrong: the server has an error,
 * or the site both links to it and lists it. What is only linked is a broken link; only listed, a dead line.
 */
export const isFailingPage = (site: Site, address: string): boolean =>
  isDeadAt(site, address) &&
  ((site.trails.get(address)?.last.status ?? 0) >= 500 ||
    site.trails.get(address)?.last.status === 0 ||
    address === site.start ||
    (isListed(site, address) && isLinked(site, address)));

/** The addresses of the site's own that links and sitemaps name. */
const namedAddresses = (site: Site): string[] => [
  ...new Set([
    site.start,
    ...site.links.map(({ target }) => target),
    ...site.sitemaps.flatMap(({ pages }) => pages.map(({ address }) => address)),
  ]),
];

/** The hops of a trail that stay on this scheme: the step from http to https is reported elsewhere. */
export const hopsOf = ({ answers }: Trail): Trail['answers'] =>
  answers.filter(({ address, status, headers }) => {
    const upgraded = new URL(headers.location ?? address, address).href === withScheme(address, 'https:');
    return isRedirect(status) && !(upgraded && address.startsWith('http:'));
  });

const onTrails =
  (look: (trail: Trail, site: Site) => string | false): Check =>
  (site) =>
    namedAddresses(site).flatMap((address): Spot[] => {
      const trail = site.trails.get(address);
      const what = trail && look(trail, site);
      if (!what) return [];
      const from = site.links.find(({ target }) => target === address);
      return [{ address: from?.from ?? address, ...at(from?.tag), what }];
    });

const wayOf = ({ answers, last }: Trail) =>
  [...new Set([...answers.map(({ address }) => address), last.address])].join(' → ');

const probe = (site: Site, address: string) => site.trails.get(address)?.answers[0];

/** Checks of how the site answers. */
export const crawlingChecks = {
  'http-error-page': (site) =>
    namedAddresses(site)
      .filter((address) => isFailingPage(site, address))
      .map((address) => ({
        address,
        what: `The page answers ${site.trails.get(address)?.last.status || 'nothing'}.`,
      })),
  'redirect-chain': onTrails((trail) => hopsOf(trail).length > 1 && `Several hops: ${wayOf(trail)}.`),
  'redirect-loop': onTrails((trail) => trail.loop && `The redirects go round in circles: ${wayOf(trail)}.`),
  'redirect-temporary': onTrails((trail, site) => {
    const hop = hopsOf(trail).find(({ status }) => status === 302 || status === 307);
    const linked = site.links.some(({ target }) => target === trail.answers[0]?.address);
    return hop !== undefined && linked && `${hop.address} redirects with ${hop.status}.`;
  }),
  'soft-404': ({ madeUp }) =>
    madeUp.status === 200
      ? [{ address: madeUp.address, what: 'This address doesn’t exist, but it answers 200.' }]
      : [],
  'http-no-redirect': (site) => {
    const address = withScheme(new URL('/', site.start).href, 'http:');
    const trail = site.trails.get(address);
    const stays = trail?.last.status === 200 && !trail.last.address.startsWith('https:');
    return stays ? [{ address, what: 'It answers 200 over http instead of redirecting to https.' }] : [];
  },
  'www-duplicate': (site) => {
    const address = twinOf(site.start);
    const own = probe(site, site.start);
    return probe(site, address)?.status === 200 && own?.status === 200
      ? [{ address, what: `It answers 200, and so does ${new URL(site.start).host}.` }]
      : [];
  },
} satisfies Record<string, Check>;
