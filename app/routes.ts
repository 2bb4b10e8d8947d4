import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import type { Page } from './site-map/page.ts';
import { siteMap } from './site-map/site-map.server.ts';

// The id of a route is its path, so that every page can find its own row again.
const routeOf = (page: Page, file: string) => route(page.path, file, { id: page.path, caseSensitive: true });

const kit = siteMap.filter((page) => page.view === 'workshop');
const others = siteMap.filter((page) => page.view !== 'workshop');

export default [
  ...others.map((page) => routeOf(page, `routes/${page.view}.tsx`)),
  layout(
    'routes/workshop.tsx',
    kit.map((page) => routeOf(page, `../${page.path.replace('/ui/', 'kit/')}/page.tsx`)),
  ),
] satisfies RouteConfig;
