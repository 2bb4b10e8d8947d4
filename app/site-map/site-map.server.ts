import { adminPages } from './admin.server.ts';
import { demos } from './demos.server.ts';
import { detailPages } from './detail-pages.server.ts';
import { fixtures } from './fixtures.server.ts';
import { formPages } from './form-pages.server.ts';
import { indexes } from './indexes.server.ts';
import { landings } from './landings.server.ts';
import type { Page } from './page.ts';
import { readers } from './readers.server.ts';
import { statements } from './statement-pages.server.ts';
import { stories } from './stories.server.ts';
import { workshops } from './workshops.server.ts';
import { workspaces } from './workspaces.server.ts';

/** Every page of the site: router, titles, menus, sitemap, search and tests are made from this table. */
export const siteMap: readonly Page[] = [
  ...statements,
  ...stories,
  ...indexes,
  ...detailPages,
  ...formPages,
  ...demos,
  ...workspaces,
  ...adminPages,
  ...readers,
  ...workshops,
  ...landings,
  ...fixtures,
];

const byPath = new Map(siteMap.map((page) => [page.path, page]));

/** The page with this path as the site map spells it (`/event/:id`), if there is one. */
export const pageAt = (path: string): Page | undefined => byPath.get(path);

/** Addresses without a page of their own, and where they lead. */
export const shortcuts: Readonly<Record<string, string>> = {
  '/pages': '/pages/services-1',
  '/account': '/account/details',
};
