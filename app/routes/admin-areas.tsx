import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { areaRows, saveAreas } from '#app/publishing/areas.server.ts';
import { AreasWorkspace } from '#app/publishing/areas-workspace.tsx';
import { menuRows, saveMenu } from '#app/publishing/menus.server.ts';
import type { Route } from './+types/admin-areas';

export const loader = staffLoader('areas', async () => ({ areas: areaRows(), menu: menuRows() }));

export const action = staffAction('areas', {
  states: async (_, fields, { actor }) => {
    const undo = await saveAreas(fields.states, actor);
    return { said: 'Saved. Pages, menus, sitemap and search update in a moment', undo };
  },
  menu: async (_, fields, { actor }) => {
    const undo = await saveMenu(String(fields.group), fields.move, actor);
    return {
      said: `The new order of the menu ${String(fields.group)} is saved`,
      undo,
      to: '/admin-panel/areas#menus',
    };
  },
});

export default function AdminAreas({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="areas" title="Areas and menus" loaded={loaderData}>
      {(page, { writes }) => <AreasWorkspace areas={page.areas} menu={page.menu} writes={writes} />}
    </AdminPage>
  );
}
