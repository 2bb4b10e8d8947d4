import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { bookingList } from '#features/booking/staff/list.server.ts';
import { BookingList } from '#features/booking/staff/ui/booking-list.tsx';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-bookings-list';

export const loader = staffLoader('bookings', async (staff, { url }) => ({
  list: await openTable(bookingList, staff, url.searchParams),
  zone: staff.zone,
}));

/** It takes what every list does: saving a view, and taking its removal back. */
export const action = staffAction('bookings', {});

export default function AdminBookingsList({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="bookings" title="Bookings" loaded={loaderData}>
      {(page, { writes }) => <BookingList {...page} writes={writes} />}
    </AdminPage>
  );
}
