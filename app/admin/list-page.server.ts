import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import type { AnyTable } from '#server/tables/define-table.ts';
import type { Deed } from './deed.ts';
import { listNamed, noSuchList } from './list-named.server.ts';
import { listViewAt } from './lists.ts';
import { staffAction } from './staff-action.server.ts';
import { staffLoader } from './staff-loader.server.ts';

/** The list that stands at an address. */
function listAt({ pathname }: URL) {
  const found = resolvePath(pathname);
  if (found.is !== 'page') throw noSuchList();
  return listNamed(listViewAt(found.page.path).list);
}

/** The actions of a list as its page takes them. */
const deedsOf = (table: AnyTable): Record<string, Deed> =>
  Object.fromEntries(
    Object.entries(table.actions ?? {}).map(([name, act]): [string, Deed] => [
      name,
      (staff, fields, { url, actor }) =>
        act({ ids: () => table.meant(fields, staff, url), reader: staff, actor }),
    ]),
  );

/** The loader of every page that is a list. */
export function listLoader(asked: LoaderFunctionArgs) {
  const { table, section } = listAt(asked.url);
  return staffLoader(section.id, async (staff, { url }) => ({
    ...(await table.open(url.searchParams, staff)),
    zone: staff.zone,
  }))(asked);
}

/** The action of every page that is a list: what the list can do, and what all pages of the panel can. */
export function listAction(asked: ActionFunctionArgs) {
  const { table, section } = listAt(asked.url);
  return staffAction(section.id, deedsOf(table))(asked);
}
