import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { disconnectCalendar } from '#features/booking/commands/connect-calendar.server.ts';
import { calendarWords } from '#features/booking/staff/calendar-form.ts';
import { addAbsence } from '#features/booking/staff/commands/absences.server.ts';
import { connectByForm } from '#features/booking/staff/commands/connect-by-form.server.ts';
import { addHost, editHost } from '#features/booking/staff/commands/save-host.server.ts';
import { absenceFormSchema, calendarFormSchema, hostFormSchema } from '#features/booking/staff/schema.ts';
import { hostPage } from '#features/booking/staff/setup-pages.server.ts';
import { HostWorkspace } from '#features/booking/staff/ui/host-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-host';

export const loader = staffLoader('bookings', async (staff, { params }) => ({
  ...(await orLost(hostPage(params.id ?? ''))),
  zone: staff.zone,
}));

export const action = staffAction('bookings', {
  save: async (_, fields, { params, actor }) => {
    const wish = parseFields(hostFormSchema, fields);
    if (params.id === 'new') {
      const id = await addHost(wish, actor);
      return {
        said: `${wish.name} was added. You can now choose them for meetings`,
        to: `/admin-panel/bookings/hosts/${id}`,
      };
    }
    await editHost(params.id ?? '', wish, actor);
    return { said: 'Saved. The free times are up to date, and meetings already booked stay' };
  },
  connect: async (_, fields, { params, actor }) => {
    const { kind } = await connectByForm(params.id ?? '', parseFields(calendarFormSchema, fields), actor);
    return { said: `${calendarWords[kind]} is connected. We’ll read it every five minutes` };
  },
  disconnect: async (_, fields, { actor }) => {
    await disconnectCalendar(parseFields(z.object({ calendar: z.uuid() }), fields).calendar, actor);
    return { said: 'The calendar is disconnected and its password deleted' };
  },
  away: async (_, fields, { params, actor }) => {
    const id = await addAbsence(params.id ?? '', parseFields(absenceFormSchema, fields), actor);
    return { said: 'Saved. Visitors can’t book these days', to: `/admin-panel/bookings/absences/${id}` };
  },
});

export default function AdminHost({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  const refusedAbsence = useRefusal('away');
  const refusedCalendar = useRefusal('connect');
  const host = loaderData.page?.host;
  return (
    <AdminPage
      section="bookings"
      title={host?.name ?? 'New host'}
      loaded={loaderData}
      ownRefusals={refused?.conflict ? ['save'] : []}
    >
      {(page, { writes }) => (
        <HostWorkspace
          key={page.host?.version ?? 0}
          {...page}
          refused={refused}
          refusedAbsence={refusedAbsence}
          refusedCalendar={refusedCalendar}
          writes={writes}
        />
      )}
    </AdminPage>
  );
}
