import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { typesPage } from '#features/booking/staff/setup-pages.server.ts';
import { TypesWorkspace } from '#features/booking/staff/ui/types-workspace.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-meeting-types';

export const loader = staffLoader('bookings', async () => ({ types: await typesPage() }));

export default function AdminMeetingTypes({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="bookings"
      title="Bookings"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/bookings/types/new" variant="ink" size="small">
          Add a meeting type
        </ButtonLink>
      }
    >
      {({ types }) => <TypesWorkspace types={types} />}
    </AdminPage>
  );
}
