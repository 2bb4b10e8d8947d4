import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import {
  addSpeaker,
  changeSpeaker,
  deleteSpeaker,
  speakerRows,
  speakerSchema,
} from '#features/events/staff/speakers.server.ts';
import { SpeakersWorkspace } from '#features/events/staff/ui/speakers-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-speakers';

export const loader = staffLoader('events', async () => ({ speakers: await speakerRows() }));

const named = z.object({ id: z.uuid() });
const changed = speakerSchema.extend({ id: z.uuid(), seen: z.coerce.number().int() });

export const action = staffAction('events', {
  add: async (_, fields, { actor }) => {
    const wish = parseFields(speakerSchema, fields);
    await addSpeaker(wish, actor);
    return { said: `${wish.name} can now lead events` };
  },
  change: async (_, fields, { actor }) => {
    const { id, seen, ...wish } = parseFields(changed, fields);
    await changeSpeaker(id, seen, wish, actor);
    return { said: `${wish.name} is saved` };
  },
  delete: async (_, fields, { actor }) => {
    const { name, undo } = await deleteSpeaker(parseFields(named, fields).id, actor);
    return { said: `${name} is in the bin`, undo };
  },
});

export default function AdminSpeakers({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add', 'change');
  return (
    <AdminPage section="events" title="Speakers" loaded={loaderData} ownRefusals={['add', 'change']}>
      {(page, { writes }) => <SpeakersWorkspace {...page} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
