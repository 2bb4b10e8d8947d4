import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { objectNames } from '#app/catalogue/object-names.server.ts';
import { addEntry } from '#features/catalogue/commands/edit-entry.server.ts';
import { newEntrySchema } from '#features/catalogue/staff/entry-schema.ts';
import { EntryForm } from '#features/catalogue/ui/staff/entry-form.tsx';
import { parseFields } from '#server/forms/fields.ts';
import type { Route } from './+types/admin-catalogue-new';

export const loader = staffLoader('applications', async () => ({
  objects: objectNames,
  typed: { hue: 'sky', object: 'blocks', position: '1000', category: 'Web' },
}));

export const action = staffAction('applications', {
  save: async (_, fields, { actor }) => {
    const id = await addEntry(parseFields(newEntrySchema, fields), actor);
    return {
      said: 'The application is saved. It stays hidden until you show it',
      to: `/admin-panel/applications/catalogue/${id}`,
    };
  },
});

export default function AdminCatalogueNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  return (
    <AdminPage section="applications" title="New application" loaded={loaderData} ownRefusals={['save']}>
      {(page) => <EntryForm {...page} refused={refused} />}
    </AdminPage>
  );
}
