import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { calendarPage } from '#features/booking/staff/pages.server.ts';
import { CalendarDesk } from '#features/booking/staff/ui/calendar-desk.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-bookings';

export const loader = staffLoader('bookings', async (staff, { url }) =>
  calendarPage(url.searchParams, staff.zone),
);

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="bookings"
      title="Bookings"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/bookings/new" variant="ink" size="small">
          Book for somebody
        </ButtonLink>
      }
    >
      {(page) => <CalendarDesk page={page} />}
    </AdminPage>
  );
}
