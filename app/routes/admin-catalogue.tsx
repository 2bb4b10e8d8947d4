import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { turnEntries } from '#features/catalogue/commands/show-entries.server.ts';
import { entriesList } from '#features/catalogue/desk/entries-list.server.ts';
import { countInReview } from '#features/catalogue/submissions/count-in-review.server.ts';
import { EntriesDesk } from '#features/catalogue/ui/desk/entries-desk.tsx';
import { meantIds } from '#server/tables/meant-ids.ts';
import { openTable } from '#server/tables/open-table.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-catalogue';

export const loader = staffLoader('applications', async (staff, { url }) => ({
  entries: await openTable(entriesList, staff, url.searchParams),
  waiting: await countInReview(),
  zone: staff.zone,
}));

const many = (count: number) => (count === 1 ? 'One application is' : `${count} applications are`);

export const action = staffAction('applications', {
  show: async (staff, fields, { actor, url }) => {
    const { count, undo } = await turnEntries('show', await meantIds(entriesList, fields, staff, url), actor);
    return { said: `${many(count)} in the catalogue`, undo };
  },
  hide: async (staff, fields, { actor, url }) => {
    const { count, undo } = await turnEntries('hide', await meantIds(entriesList, fields, staff, url), actor);
    return { said: `${many(count)} hidden`, undo };
  },
});

export default function AdminCatalogue({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="applications"
      title="Applications"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/applications/catalogue/new" variant="ink" size="small">
          Write an entry
        </ButtonLink>
      }
    >
      {(page, { writes }) => <EntriesDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
