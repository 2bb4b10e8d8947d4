import { type RouteConfig, route } from '@react-router/dev/routes';
import { siteMap } from './site-map/site-map.server.ts';

// The id of a route is its path, so that every page can find its own row again.
export default siteMap.map((page) =>
  route(page.path, `routes/${page.view}.tsx`, { id: page.path, caseSensitive: true }),
) satisfies RouteConfig;
