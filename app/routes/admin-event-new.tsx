import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { ForWorkers } from '#app/admin/for-workers.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { createEvent } from '#features/events/staff/commands/create-event.server.ts';
import { eventFormSchema } from '#features/events/staff/schema.ts';
import { EventForm } from '#features/events/staff/ui/event-form.tsx';
import { newEventPage } from '#features/events/staff/workspace-page.server.ts';
import { pictureChoices } from '#features/publishing/picture-page.server.ts';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-event-new';

export const loader = staffLoader('events', async () => ({
  ...(await newEventPage()),
  pictures: await pictureChoices(),
}));

export const action = staffAction('events', {
  save: async (_, fields, { actor }) => {
    const id = await createEvent(parseFields(eventFormSchema, fields), actor);
    return {
      said: 'The draft is saved. Nobody sees it until you publish it',
      to: `/admin-panel/events/${id}`,
    };
  },
});

export default function AdminEventNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  return (
    <AdminPage section="events" title="New event" loaded={loaderData}>
      {(page, { writes }) =>
        writes ? <EventForm event={null} {...page} refused={refused} /> : <ForWorkers />
      }
    </AdminPage>
  );
}
