import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { ForWorkers } from '#app/admin/for-workers.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { addType, editType } from '#features/booking/staff/commands/save-type.server.ts';
import { typeFormSchema } from '#features/booking/staff/schema.ts';
import { typePage } from '#features/booking/staff/setup-pages.server.ts';
import { TypeForm } from '#features/booking/staff/ui/type-form.tsx';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-meeting-type';

export const loader = staffLoader('bookings', async (_, { params }) => orLost(typePage(params.id ?? '')));

export const action = staffAction('bookings', {
  save: async (_, fields, { params, actor }) => {
    const wish = parseFields(typeFormSchema, fields);
    if (params.id === 'new') {
      const id = await addType(wish, actor);
      return { said: `${wish.name} was added`, to: `/admin-panel/bookings/types/${id}` };
    }
    await editType(params.id ?? '', wish, actor);
    return { said: 'Saved. Meetings already booked stay as they are' };
  },
});

export default function AdminMeetingType({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  const type = loaderData.page?.type;
  return (
    <AdminPage
      section="bookings"
      title={type?.name ?? 'New meeting type'}
      loaded={loaderData}
      ownRefusals={refused?.conflict ? ['save'] : []}
    >
      {(page, { writes }) =>
        writes ? <TypeForm key={page.type?.version ?? 0} {...page} refused={refused} /> : <ForWorkers />
      }
    </AdminPage>
  );
}
