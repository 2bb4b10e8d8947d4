import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { attendeeList } from '#features/events/staff/lists.server.ts';
import { AttendeeList } from '#features/events/staff/ui/attendee-list.tsx';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-attendees';

export const loader = staffLoader('events', async (staff, { url }) => ({
  list: await openTable(attendeeList, staff, url.searchParams),
  zone: staff.zone,
}));

/** It takes what every list does: saving a view, and taking its removal back. */
export const action = staffAction('events', {});

export default function AdminAttendees({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="events" title="Attendees" loaded={loaderData}>
      {(page, { writes }) => <AttendeeList {...page} writes={writes} />}
    </AdminPage>
  );
}
