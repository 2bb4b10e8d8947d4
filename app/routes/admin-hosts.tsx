import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { hostsPage } from '#features/booking/staff/setup-pages.server.ts';
import { HostsWorkspace } from '#features/booking/staff/ui/hosts-workspace.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-hosts';

export const loader = staffLoader('bookings', async () => ({ hosts: await hostsPage() }));

export default function AdminHosts({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="bookings"
      title="Bookings"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/bookings/hosts/new" variant="ink" size="small">
          Add a host
        </ButtonLink>
      }
    >
      {({ hosts }) => <HostsWorkspace hosts={hosts} />}
    </AdminPage>
  );
}
