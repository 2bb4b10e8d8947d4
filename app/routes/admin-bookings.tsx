import { z } from 'zod';
import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { removeBlock } from '#features/booking/staff/commands/blocks.server.ts';
import { calendarPage } from '#features/booking/staff/pages.server.ts';
import { CalendarWorkspace } from '#features/booking/staff/ui/calendar-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-bookings';

const blockSchema = z.object({ block: z.uuid() });

export const loader = staffLoader('bookings', async (staff, { url }) =>
  calendarPage(url.searchParams, staff.zone),
);

export const action = staffAction('bookings', {
  unblock: async (_, fields, { actor, url }) => {
    await removeBlock(parseFields(blockSchema, fields).block, actor);
    const to = new URL(url);
    to.searchParams.delete('block');
    return { said: 'The time can be booked again', to: to.pathname + to.search };
  },
});

export default function AdminBookings({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      section="bookings"
      title="Bookings"
      loaded={loaderData}
      action={
        <ButtonLink href="/admin-panel/bookings/new" variant="ink" size="small">
          Book or block
        </ButtonLink>
      }
    >
      {(page, { writes }) => <CalendarWorkspace page={page} writes={writes} />}
    </AdminPage>
  );
}
