import type { Hue } from '#lib/look/hue.ts';
import { pageAt } from './site-map.server.ts';

export interface MenuLink {
  href: string;
  label: string;
}
export interface MenuGroup {
  name: string;
  hue: Hue;
  links: MenuLink[];
}

/** A link named by its page; a second word replaces the page's own label where the menu needs another. */
type Entry = string | [href: string, label: string];

const groups: { name: string; hue: Hue; entries: Entry[] }[] = [
  {
    name: 'Work',
    hue: 'cobalt',
    entries: [
      '/demos',
      '/route-optimization',
      '/visual-forecasting',
      '/web-privacy-scanner',
      '/applicant-tracking-system',
      ['/demos#demos', 'All live demos'],
      ['/demos#apps', 'Four phone apps'],
      ['/demos#templates', '18 site templates'],
    ],
  },
  {
    name: 'Products',
    hue: 'sky',
    entries: [
      '/applications',
      '/features',
      '/api-intrigation',
      '/akrascraper',
      '/ai-tools',
      '/ai-tools/filechat',
      '/ai-tools/speech-to-text',
      '/ai',
    ],
  },
  {
    name: 'Services',
    hue: 'lime',
    entries: [
      '/full-stack-development',
      '/design',
      '/ui-ux',
      '/pages/services-1',
      '/hire-services',
      '/pricing',
    ],
  },
  {
    name: 'Meet',
    hue: 'coral',
    entries: [
      '/book_an_appointment',
      '/events',
      '/contact-us',
      '/pages/contacts-3',
      '/pages/courses',
      '/pages/podcast',
    ],
  },
  {
    name: 'Studio',
    hue: 'pink',
    entries: [
      '/agency',
      '/pages/about-2',
      '/pages/about-3',
      '/blog',
      '/ui',
      ['/account/details', 'Your account'],
    ],
  },
];

const policies: Entry[] = [
  '/terms&conditions',
  '/pricing-policy',
  '/shipping-policy',
  '/refund-and-cancellation-policy',
  '/privacy',
  '/imprint',
  '/accessibility-statement',
  ['/search', 'All pages'],
];

function link(entry: Entry): MenuLink {
  const [href, label] = typeof entry === 'string' ? [entry, undefined] : entry;
  const page = pageAt(href.replace(/#.*/, ''));
  if (!page) throw new Error(`The menu names ${href}, which is not in the site map`);
  return { href, label: label ?? page.label };
}

/** What the header's menu and the footer show. */
export const menu = {
  groups: groups.map(({ name, hue, entries }): MenuGroup => ({ name, hue, links: entries.map(link) })),
  policies: policies.map(link),
};

/** The menu group that a page belongs to, by the group that links it or its nearest relative. */
export function groupOf(path: string): string | null {
  const page = pageAt(path);
  if (!page) return null;
  const named = menu.groups.find((group) => group.links.some((item) => item.href === path));
  if (named) return named.name;
  if (page.parent) return groupOf(page.parent);
  if (page.canonical) return groupOf(page.canonical);
  if (['case-study', 'landing', 'showcase', 'demo'].includes(page.area)) return 'Work';
  if (['applications', 'ai', 'ai-tool'].includes(page.area)) return 'Products';
  if (['ui-kit', 'account', 'admin'].includes(page.area)) return 'Studio';
  if (page.hue === 'lime' || page.hue === 'sun') return 'Services';
  return page.hue === 'pink' ? 'Studio' : null;
}
