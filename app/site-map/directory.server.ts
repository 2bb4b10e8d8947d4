import { dynamicAddresses } from './addresses.server.ts';
import { isListed } from './areas.server.ts';
import type { Area } from './page.ts';
import { pageAt, siteMap } from './site-map.server.ts';

export interface DirectoryGroup {
  name: string;
  links: { href: string; label: string }[];
}

const groups: readonly { name: string; areas: readonly Area[] }[] = [
  { name: 'Begin here', areas: ['home', 'contact', 'booking', 'pricing', 'search', 'newsletter'] },
  { name: 'Case studies', areas: ['portfolio', 'case-study'] },
  { name: 'Demos', areas: ['demo'] },
  { name: 'Services and studio', areas: ['feature'] },
  { name: 'Applications', areas: ['applications'] },
  { name: 'AI', areas: ['ai', 'ai-tool'] },
  { name: 'Events', areas: ['events'] },
  { name: 'Phone apps', areas: ['showcase'] },
  { name: 'Site templates', areas: ['landing'] },
  { name: 'Page patterns', areas: ['pages'] },
  { name: 'Account', areas: ['auth', 'account', 'admin'] },
  { name: 'Interface kit', areas: ['ui-kit'] },
  { name: 'Policies and errors', areas: ['policy', 'legal', 'error'] },
];

/** Pages that people look for elsewhere than their area says. */
const moved: Readonly<Record<string, Area>> = { '/blog': 'home' };

const mostApplications = 60;

/** Every page of the site in groups, for people: the site map that one can read. Of a large catalogue it names the first. */
export async function directory(): Promise<DirectoryGroup[]> {
  const fixed = siteMap
    .filter((page) => !page.staff && !page.byLink && !page.path.includes(':') && isListed(page.path))
    .map(({ area, path, label }) => ({ area: moved[path] ?? area, href: path, label }));
  const dynamic = (await dynamicAddresses(mostApplications)).map(({ route, path, label }) => ({
    area: pageAt(route)?.area,
    href: path,
    label,
  }));
  const all = [...fixed, ...dynamic];
  return groups
    .map(({ name, areas }) => ({
      name,
      links: all
        .filter(({ area }) => area && areas.includes(area))
        .map(({ href, label }) => ({ href, label })),
    }))
    .filter(({ links }) => links.length > 0);
}
