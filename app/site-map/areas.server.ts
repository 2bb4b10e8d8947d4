import type { areaStates } from '#server/settings/schema.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { Page } from './page.ts';
import { siteMap } from './site-map.server.ts';

/** How visible an area is. */
export type AreaState = (typeof areaStates)[number];

/** A part of the site that can be hidden or switched off as a whole. */
interface SwitchedArea {
  id: string;
  label: string;
  pages: readonly Page[];
  /** Links to a part of another page that is about this area alone. */
  anchors: readonly string[];
}

const area = (
  id: string,
  label: string,
  holds: (page: Page) => boolean,
  ...anchors: string[]
): SwitchedArea => ({
  id,
  label,
  pages: siteMap.filter(holds),
  anchors,
});

/** The areas that an operator can switch. */
export const switchedAreas: readonly SwitchedArea[] = [
  area('kit', 'Interface kit', (page) => page.area === 'ui-kit'),
  area(
    'templates',
    'Site templates',
    (page) => page.kind === 'landing' && page.area === 'landing',
    '/demos#templates',
  ),
  area('apps', 'Phone apps', (page) => page.area === 'showcase', '/demos#apps'),
  area('ai-tools', 'AI tools', (page) => page.area === 'ai-tool' || page.path === '/ai-tools'),
  area('ai', 'Small AI demos', (page) => page.area === 'ai' && page.path !== '/ai-tools'),
  ...siteMap
    .filter((page) => page.area === 'demo')
    .map((demo) => area(`demo:${demo.path}`, demo.label, (page) => page === demo)),
];

const areaOfPage = new Map(switchedAreas.flatMap(({ id, pages }) => pages.map((page) => [page.path, id])));

/** How visible the page of this row is. */
export function stateOfPage(path: string): AreaState {
  const id = areaOfPage.get(path);
  return (id === undefined ? undefined : readSettings().areas.states[id]) ?? 'public';
}

/** Whether a page may be named in menus, lists, search and sitemap. */
export const isListed = (path: string): boolean => stateOfPage(path) === 'public';

/** Addresses that no menu and no list names now: the pages of hidden areas, and links to what is about them alone. */
export function hiddenAddresses(): string[] {
  const { states } = readSettings().areas;
  const hidden = switchedAreas.filter(({ id }) => (states[id] ?? 'public') !== 'public');
  const demos = switchedAreas.filter(({ id }) => id.startsWith('demo:'));
  return [
    ...hidden.flatMap(({ pages, anchors }) => [...pages.map(({ path }) => path), ...anchors]),
    ...(demos.every((demo) => hidden.includes(demo)) ? ['/demos#demos'] : []),
  ];
}
