import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { dropMessage, sendMessage, writeMessage } from '#features/events/staff/commands/message.server.ts';
import { messageFormSchema } from '#features/events/staff/schema.ts';
import { MessagesWorkspace } from '#features/events/staff/ui/messages-workspace.tsx';
import { messagesPage } from '#features/events/staff/workspace-page.server.ts';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import type { Route } from './+types/admin-event-messages';

export const loader = staffLoader('events', async (staff, { params, url }) => ({
  ...(await orLost(messagesPage(params.id ?? '', url.searchParams.get('message')))),
  zone: staff.zone,
}));

const chosen = z.object({ message: z.uuid() });

export const action = staffAction('events', {
  write: async (_, fields, { params, actor }) => {
    const event = params.id ?? '';
    const id = await writeMessage(event, parseFields(messageFormSchema, fields), actor);
    return {
      said: 'Check the preview, then send the message',
      to: `/admin-panel/events/${event}/messages?message=${id}`,
    };
  },
  send: async (_, fields, { params, actor }) => {
    const event = params.id ?? '';
    const count = await sendMessage(event, parseFields(chosen, fields).message, actor);
    const people = count === 1 ? 'one person' : `${count} people`;
    const said = await saidWithMail(`The message to ${people} is saved`, 'It’s on its way');
    return { said, to: `/admin-panel/events/${event}/messages` };
  },
  drop: async (_, fields, { params, actor }) => {
    const event = params.id ?? '';
    await dropMessage(event, parseFields(chosen, fields).message, actor);
    return { said: 'The message is discarded', to: `/admin-panel/events/${event}/messages` };
  },
});

export default function AdminEventMessages({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('write');
  return (
    <AdminPage
      section="events"
      title={loaderData.page?.event.title ?? 'Messages'}
      loaded={loaderData}
      ownRefusals={['write']}
    >
      {({ zone, ...page }, { writes }) => (
        <MessagesWorkspace page={page} zone={zone} refused={refused} writes={writes} />
      )}
    </AdminPage>
  );
}
