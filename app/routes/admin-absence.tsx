import { AdminPage } from '#app/admin/admin-page.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { absencePage } from '#features/booking/staff/absence-page.server.ts';
import { handOverAll, removeAbsence } from '#features/booking/staff/commands/absences.server.ts';
import { handOverMeeting } from '#features/booking/staff/commands/hand-over.server.ts';
import { cancelFormSchema, handOverFormSchema } from '#features/booking/staff/schema.ts';
import { AbsenceWorkspace } from '#features/booking/staff/ui/absence-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import type { Route } from './+types/admin-absence';

export const loader = staffLoader('bookings', async (staff, { params }) =>
  orLost(absencePage(params.id ?? '', staff.zone)),
);

export const action = staffAction('bookings', {
  handOver: async (_, fields, { actor }) => {
    const { booking = '', ...wish } = parseFields(handOverFormSchema, fields);
    const { host } = await handOverMeeting({ ...wish, booking, actor });
    return {
      said: await saidWithMail(`${host.name} has taken over the meeting`, 'We’re emailing everyone involved'),
    };
  },
  handOverAll: async (_, fields, { params, actor }) => {
    const { message } = parseFields(cancelFormSchema, fields);
    const { handed, left } = await handOverAll(params.id ?? '', message, actor);
    return { said: `${handed} handed over${left > 0 ? `. Nobody could take ${left}` : ''}` };
  },
  remove: async (_, __, { params, actor }) => {
    const host = await removeAbsence(params.id ?? '', actor);
    return {
      said: 'The absence is deleted. Their times can be booked again',
      to: `/admin-panel/bookings/hosts/${host}`,
    };
  },
});

export default function AdminAbsence({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <AdminPage section="bookings" title={page ? `${page.host.name} is away` : 'Away'} loaded={loaderData}>
      {(shown, { writes }) => <AbsenceWorkspace page={shown} writes={writes} />}
    </AdminPage>
  );
}
