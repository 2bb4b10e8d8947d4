import { data } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import type { PageAction } from '#app/admin/panel-actions.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { objectNames } from '#app/catalogue/object-names.server.ts';
import { deleteEntry } from '#features/catalogue/commands/delete-entry.server.ts';
import { editEntry } from '#features/catalogue/commands/edit-entry.server.ts';
import { turnEntries } from '#features/catalogue/commands/show-entries.server.ts';
import { entrySchema } from '#features/catalogue/staff/entry-schema.ts';
import { type EntryWorkspace, entryWorkspace } from '#features/catalogue/staff/pages.server.ts';
import { mayDelete, mayHide, mayShow } from '#features/catalogue/staff/rules.ts';
import { EntryDetail } from '#features/catalogue/ui/staff/entry-detail.tsx';
import { EntryForm } from '#features/catalogue/ui/staff/entry-form.tsx';
import { seenIn } from '#server/forms/conflict.ts';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-catalogue-entry';

const list = '/admin-panel/applications/catalogue';

export const loader = staffLoader('applications', async (staff, { params }) => {
  const entry = await entryWorkspace(params.id ?? '');
  if (!entry) throw data(null, { status: 404 });
  return { entry, objects: objectNames, zone: staff.zone };
});

export const action = staffAction('applications', {
  save: async (_, fields, { params, actor }) => {
    await editEntry(params.id ?? '', parseFields(entrySchema, fields), { seen: seenIn(fields), actor });
    return { said: 'Saved. The public pages update within seconds' };
  },
  show: async (_, __, { params, actor }) => {
    const { undo } = await turnEntries('show', [params.id ?? ''], actor);
    return { said: 'The application is in the catalogue', undo };
  },
  hide: async (_, __, { params, actor }) => {
    const { undo } = await turnEntries('hide', [params.id ?? ''], actor);
    return { said: 'The application is hidden', undo };
  },
  remove: async (_, __, { params, actor }) => {
    const undo = await deleteEntry(params.id ?? '', actor);
    return { said: 'The application is in the bin', undo, to: list };
  },
});

function actionsOf({ status, submission }: EntryWorkspace): PageAction[] {
  const entry = { status, submission: submission?.status ?? null };
  return [
    ...(mayShow(entry) ? [{ id: 'show', label: 'Show', fields: { intent: 'show' } }] : []),
    ...(mayHide(entry) ? [{ id: 'hide', label: 'Hide', fields: { intent: 'hide' } }] : []),
    ...(mayDelete(entry)
      ? [{ id: 'remove', label: 'Move to bin', danger: true, fields: { intent: 'remove' } }]
      : []),
  ];
}

export default function AdminCatalogueEntry({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  const entry = loaderData.page?.entry;
  return (
    <AdminPage
      section="applications"
      title={entry?.name ?? 'Application'}
      loaded={loaderData}
      ownRefusals={['save']}
      actions={entry && actionsOf(entry)}
      action={
        entry?.status === 'published' ? (
          <ButtonLink href={`/applications/${entry.slug}`} variant="ghost" size="small">
            View page
          </ButtonLink>
        ) : null
      }
    >
      {({ entry: shown, zone, objects }) => (
        <EntryDetail entry={shown} zone={zone}>
          <EntryForm
            typed={shown.typed}
            objects={objects}
            editing={{ version: shown.version, page: `${list}/${shown.id}` }}
            refused={refused}
          />
        </EntryDetail>
      )}
    </AdminPage>
  );
}
