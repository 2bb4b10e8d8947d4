import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { adminSections } from '#content/workspaces/admin-sections.ts';
import type { AnyTable } from '#server/tables/plan.ts';
import { listNamed, noSuchList } from './list-named.server.ts';
import { listViewAt } from './lists.ts';
import type { PanelAction } from './panel-action.ts';
import { staffAction } from './staff-action.server.ts';
import { staffLoader } from './staff-loader.server.ts';

/** The list at an address, and the section of the panel it belongs to. */
function listAt({ pathname }: URL) {
  const found = resolvePath(pathname);
  if (found.is !== 'page') throw noSuchList();
  const { table, section } = listNamed(listViewAt(found.page.path).list);
  const words = adminSections.find(({ id }) => id === section.id);
  if (!words) throw noSuchList();
  return { table, section: words.id };
}

/** The actions of a list as its page takes them. */
const actionsOf = (table: AnyTable): Record<string, PanelAction> =>
  Object.fromEntries(
    Object.entries(table.actions ?? {}).map(([name, act]): [string, PanelAction] => [
      name,
      (staff, fields, { url, actor }) =>
        act({ ids: () => table.meant(fields, staff, url), reader: staff, actor }),
    ]),
  );

/** The loader of every page that is a list. */
export function listLoader(asked: LoaderFunctionArgs) {
  const { table, section } = listAt(asked.url);
  return staffLoader(section, async (staff, { url }) => ({
    ...(await table.open(url.searchParams, staff)),
    zone: staff.zone,
  }))(asked);
}

/** The action of every page that is a list: what the list can do, and what all pages of the panel can. */
export function listAction(asked: ActionFunctionArgs) {
  const { table, section } = listAt(asked.url);
  return staffAction(section, actionsOf(table))(asked);
}
