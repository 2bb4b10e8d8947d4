import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import {
  cancelMeeting,
  markNoShow,
  moveMeetingTo,
} from '#features/booking/staff/commands/change-meeting.server.ts';
import { handOverMeeting } from '#features/booking/staff/commands/hand-over.server.ts';
import { meetingPage } from '#features/booking/staff/pages.server.ts';
import { cancelFormSchema, handOverFormSchema, moveFormSchema } from '#features/booking/staff/schema.ts';
import { MeetingWorkspace } from '#features/booking/staff/ui/meeting-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import type { Route } from './+types/admin-booking';

export const loader = staffLoader('bookings', async (staff, { params, url }) =>
  orLost(meetingPage(params.id ?? '', url.searchParams, staff.zone)),
);

const noShowSchema = z.object({ noShow: z.enum(['yes', 'no']) });
const pathOf = (id: string | undefined): string => `/admin-panel/bookings/${id}`;

export const action = staffAction('bookings', {
  move: async (_, fields, { params, actor }) => {
    await moveMeetingTo(params.id ?? '', parseFields(moveFormSchema, fields), actor);
    return {
      said: await saidWithMail('The meeting has moved', 'We’re emailing both sides'),
      to: pathOf(params.id),
    };
  },
  cancel: async (_, fields, { params, actor }) => {
    await cancelMeeting(params.id ?? '', parseFields(cancelFormSchema, fields).message, actor);
    return {
      said: await saidWithMail('The meeting is cancelled', 'We’re emailing both sides'),
      to: pathOf(params.id),
    };
  },
  handOver: async (_, fields, { params, actor }) => {
    const wish = parseFields(handOverFormSchema, fields);
    const { host } = await handOverMeeting({ ...wish, booking: params.id ?? '', actor });
    return {
      said: await saidWithMail(`${host.name} has taken over the meeting`, 'We’re emailing everyone involved'),
      to: pathOf(params.id),
    };
  },
  noShow: async (_, fields, { params, actor }) => {
    const isNoShow = parseFields(noShowSchema, fields).noShow === 'yes';
    await markNoShow(params.id ?? '', isNoShow, actor);
    return { said: isNoShow ? 'Marked as a no-show' : 'No longer marked as a no-show' };
  },
});

export default function AdminBooking({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('move');
  const { page } = loaderData;
  return (
    <AdminPage
      section="bookings"
      title={page ? `${page.type} with ${page.name}` : 'Meeting'}
      loaded={loaderData}
    >
      {(shown, { writes }) => <MeetingWorkspace page={shown} refused={refused} writes={writes} />}
    </AdminPage>
  );
}
