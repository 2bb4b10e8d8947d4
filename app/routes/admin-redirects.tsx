import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { isPagePath } from '#app/publishing/is-page-path.server.ts';
import { putRedirect, removeRedirects } from '#features/publishing/commands/redirects.server.ts';
import { redirectList } from '#features/publishing/redirect-list.server.ts';
import { redirectSchema } from '#features/publishing/schema.server.ts';
import { RedirectWorkspace } from '#features/publishing/ui/redirect-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-redirects';

export const loader = staffLoader('redirects', async (staff, { url }) => ({
  redirects: await openTable(redirectList, staff, url.searchParams),
  zone: staff.zone,
}));

export const action = staffAction('redirects', {
  add: async (_, fields, { actor }) => {
    const { from, to } = parseFields(redirectSchema, fields);
    await putRedirect({ from, to, actor, isPage: isPagePath() });
    return { said: `${from} now leads to ${to}` };
  },
  remove: async (staff, fields, { actor, url }) => {
    const { count, undo } = await removeRedirects(await redirectList.meant(fields, staff, url), actor);
    return { said: count === 1 ? 'One redirect deleted' : `${count} redirects deleted`, undo };
  },
});

export default function AdminRedirects({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add');
  return (
    <AdminPage section="redirects" title="Redirects" loaded={loaderData} ownRefusals={['add']}>
      {(page, { writes }) => <RedirectWorkspace {...page} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
