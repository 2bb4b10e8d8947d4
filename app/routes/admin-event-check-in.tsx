import { AdminPage } from '#app/admin/admin-page.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { checkIn, checkInByCode, undoCheckIn } from '#features/events/staff/commands/check-in.server.ts';
import { type DoorAnswer, doorWords } from '#features/events/staff/door.ts';
import { doorPage } from '#features/events/staff/door-page.server.ts';
import { attendeeSchema, codeSchema } from '#features/events/staff/schema.ts';
import { CheckInWorkspace } from '#features/events/staff/ui/check-in-workspace.tsx';
import { listFields } from '#lib/lists/list-query.ts';
import { clockAt } from '#lib/time/words-of-time.ts';
import { AppError } from '#server/errors.ts';
import { parseFields } from '#server/forms/fields.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { Route } from './+types/admin-event-check-in';

export const loader = staffLoader('events', async (_, { params, url }) =>
  orLost(doorPage(params.id ?? '', listFields.q.parse(url.searchParams.get('q') ?? ''))),
);

/** The answer of a page without scripts: a welcome is said as done, everything else as a refusal. */
function said(answer: DoorAnswer): { said: string } {
  const { heading, line } = doorWords(answer, (at) => clockAt(at, readSettings().contact.timeZone));
  if (answer.is !== 'welcome')
    throw new AppError({ status: 409, code: answer.is, message: `${heading}. ${line}` });
  return { said: `${heading}. ${line}` };
}

export const action = staffAction('events', {
  scan: async (_, fields, { params, actor }) =>
    said(await checkInByCode(params.id ?? '', parseFields(codeSchema, fields).code, actor)),
  letIn: async (_, fields, { params, actor }) =>
    said(await checkIn(params.id ?? '', parseFields(attendeeSchema, fields).registration, actor)),
  undoCheckIn: async (_, fields, { params, actor }) => {
    const { registration } = parseFields(attendeeSchema, fields);
    const name = await undoCheckIn(params.id ?? '', registration, actor);
    return { said: name ? `${name} is no longer checked in` : 'Nobody was checked in' };
  },
});

export default function AdminEventCheckIn({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="events" title={loaderData.page?.event.title ?? 'Check-in'} loaded={loaderData}>
      {(page, { writes }) => <CheckInWorkspace page={page} writes={writes} />}
    </AdminPage>
  );
}
