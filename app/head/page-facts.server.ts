import { createHash } from 'node:crypto';
import { data } from 'react-router';
import { isListed } from '#app/site-map/areas.server.ts';
import { groupOf } from '#app/site-map/menu.server.ts';
import type { Kind, Page } from '#app/site-map/page.ts';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { pageAt } from '#app/site-map/site-map.server.ts';
import { screenCardAt } from '#content/social-cards.ts';
import type { Hue } from '#lib/look/hue.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { Crumb } from '#ui/layout/breadcrumbs.tsx';

/** What the head and the shell must know of the page that is shown. */
export interface PageFacts {
  /** The row of the site map, as it spells the path. */
  route: string;
  /** The address itself, which search engines are told; another page's where this is a view of it. */
  canonical: string;
  kind: Kind;
  hue: Hue | null;
  title: string;
  description: string;
  group: string | null;
  crumbs: Crumb[];
  noindex?: true;
  /** A page of another brand, with a header and a footer of its own. */
  ownFrame?: true;
  /** Only for the demo user. */
  authRequired?: true;
  /** Things of schema.org that the page is about, beside itself. */
  things?: readonly Record<string, unknown>[];
  /** The name of its social card, which changes with what is drawn on it. */
  card: string;
}

function crumbsOf(page: Page, href: string, label: string): Crumb[] {
  const above = page.parent ? pageAt(page.parent) : undefined;
  return [...(above ? crumbsOf(above, above.path, above.label) : []), { label, href }];
}

function cardOf(hue: Hue | null, title: string, canonical: string): string {
  const drawn = [title, hue, readSettings().brand.name, screenCardAt(canonical)].join('\n');
  return createHash('sha256').update(drawn).digest('base64url').slice(0, 10);
}

/** The facts of the page at this address; `words` replaces what a dynamic page's row cannot know. */
export function pageFacts(
  url: URL,
  words: {
    title?: string;
    label?: string;
    description?: string;
    hue?: Hue;
    /** The page that a view shows today, where its row cannot know it. */
    canonical?: string;
    things?: readonly Record<string, unknown>[];
  } = {},
): PageFacts {
  const { pathname } = url;
  const found = resolvePath(pathname);
  if (found.is !== 'page') throw data(null, { status: 404 });
  const { page } = found;
  const title = words.title ?? page.title;
  const hue = words.hue ?? page.hue;
  const canonical = words.canonical ?? page.canonical ?? pathname;
  return {
    route: page.path,
    canonical,
    kind: page.kind,
    hue,
    title,
    description: words.description ?? page.description,
    group: groupOf(page.path),
    crumbs: crumbsOf(page, pathname, words.label ?? page.label),
    ...(page.noindex || !isListed(page.path) ? { noindex: true } : {}),
    ...(page.ownFrame ? { ownFrame: true } : {}),
    ...(page.authRequired ? { authRequired: true } : {}),
    ...(words.things ? { things: words.things } : {}),
    card: cardOf(hue, title, canonical),
  };
}

/** The loader of every page that needs nothing but its own row. */
export const pageLoader = ({ url }: { url: URL }) => ({ facts: pageFacts(url) });
