import { sameSite } from '../site/address.ts';
import { hasRelation } from '../site/facts.ts';
import type { Anchor } from '../site/page.ts';
import { isDeadAt, isLinked, listedPages, type Site, type SiteLink } from '../site/site.ts';
import type { Spot } from '../types.ts';
import { at, type Check, onPages } from './check.ts';
import { hopsOf, isFailingPage } from './crawling.ts';
import { isGeneric } from './generic-words.ts';

const onLinks =
  (look: (link: SiteLink, site: Site) => { what: string; mended?: string } | null): Check =>
  (site) =>
    site.links.flatMap((link): Spot[] => {
      const said = look(link, site);
      return said ? [{ address: link.from, ...at(link.tag), ...said }] : [];
    });

const onAnchors = (look: (anchor: Anchor, address: string) => string | false) =>
  onPages(({ anchors, address }) =>
    anchors.flatMap((anchor) => {
      const what = look(anchor, address);
      return what ? [{ ...at(anchor), what }] : [];
    }),
  );

const isHidden = ({ attributes }: Anchor) => attributes['aria-hidden'] === 'true';

function isUncrawlable({ attributes: { href, onclick, role } }: Anchor): boolean {
  if (href === undefined) return onclick !== undefined || role === 'link';
  return /^\s*javascript:/i.test(href) || (onclick !== undefined && /^\s*#?\s*$/.test(href));
}

/** Checks of links. */
export const linkChecks = {
  'link-broken': onLinks(({ target }, site) =>
    isDeadAt(site, target) && !isFailingPage(site, target)
      ? { what: `${target} answers ${site.trails.get(target)?.last.status}.` }
      : null,
  ),
  'link-redirect': onLinks(({ target, tag }, { trails }) => {
    const trail = trails.get(target);
    if (!trail || hopsOf(trail).length === 0) return null;
    const last = trail.last.address;
    return {
      what: `${target} redirects to ${last}.`,
      mended: trail.loop ? undefined : tag.source.replace(tag.attributes.href ?? '', last),
    };
  }),
  'link-text-generic': onAnchors(
    (anchor) =>
      anchor.target !== null &&
      isGeneric(anchor.label) &&
      `“${anchor.label}” doesn’t say where the link leads.`,
  ),
  'link-empty': onAnchors(
    (anchor) =>
      anchor.attributes.href !== undefined &&
      !anchor.label &&
      !isHidden(anchor) &&
      'The link has no text, label or alt text.',
  ),
  'link-uncrawlable': onAnchors((anchor) => isUncrawlable(anchor) && 'A crawler cannot follow it.'),
  'link-nofollow-internal': onLinks(({ tag }) =>
    hasRelation(tag, 'nofollow')
      ? {
          what: 'A link to one of your own pages says nofollow.',
          mended: tag.source.replace(/\s*\bnofollow\b\s*/i, '').replace(/\srel\s*=\s*(?:""|'')/i, ''),
        }
      : null,
  ),
  'link-http-internal': onLinks(({ from, target, tag }) =>
    from.startsWith('https:') && target.startsWith('http:') && sameSite(from, target)
      ? {
          what: `${target} is linked over http.`,
          mended: tag.source.replace(/http:\/\//i, 'https://'),
        }
      : null,
  ),
  'orphan-page': (site) =>
    site.whole
      ? listedPages(site)
          .filter(({ address }) => site.pages.has(address) && address !== site.start)
          .filter(({ address }) => !isLinked(site, address))
          .map(({ address }) => ({ address, what: 'The sitemap lists it, but no page links to it.' }))
      : [],
  'click-depth': (site) =>
    [...site.depths]
      .filter(([address, depth]) => depth > 3 && site.pages.has(address))
      .map(([address, depth]) => ({ address, what: `It is ${depth} clicks from the start page.` })),
} satisfies Record<string, Check>;
