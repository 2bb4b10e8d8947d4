import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { publishEntries } from '#features/publishing/commands/publish-entry.server.ts';
import { entryList } from '#features/publishing/list.server.ts';
import { EntryList } from '#features/publishing/ui/entry-list.tsx';
import { meantIds } from '#server/tables/meant-ids.ts';
import { openTable } from '#server/tables/open-table.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-content';

export const loader = staffLoader('content', async (staff, { url }) => ({
  entries: await openTable(entryList, staff, url.searchParams),
  zone: staff.zone,
}));

export const action = staffAction('content', {
  publish: async (staff, fields, { actor, url }) => {
    const ids = await meantIds(entryList, fields, staff, url);
    const undo = await publishEntries(ids, actor);
    return { said: ids.length === 1 ? 'One is public' : `${ids.length} are public`, undo };
  },
});

export default function AdminContent({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="content"
      title="Content"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/content/new?kind=post" variant="ink" size="small">
          Write a post
        </ButtonLink>
      }
      actions={[
        { id: 'new-story', label: 'Add a case study', href: '/admin-panel/content/new?kind=story' },
        { id: 'new-role', label: 'Add a team role', href: '/admin-panel/content/new?kind=role' },
      ]}
    >
      {(page, { writes }) => <EntryList {...page} writes={writes} />}
    </AdminPage>
  );
}
