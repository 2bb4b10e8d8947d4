import { Form } from 'react-router';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { addEntry } from '#features/publishing/commands/save-entry.server.ts';
import { type EntryKind, entryKinds, kinds } from '#features/publishing/kinds.ts';
import { picturesFor } from '#features/publishing/picture-page.server.ts';
import { schemaOf } from '#features/publishing/schema.server.ts';
import { EntryFields } from '#features/publishing/ui/entry-fields.tsx';
import { now } from '#server/clock.ts';
import { parseFields } from '#server/forms/fields.ts';
import { Button } from '#ui/actions/button.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { Route } from './+types/admin-content-new';

/** The kind that is asked for, as far as it can be added. */
function wantedKind(url: URL): EntryKind {
  const asked = entryKinds.find((kind) => kind === url.searchParams.get('kind'));
  return asked && kinds[asked].open ? asked : 'post';
}

export const loader = staffLoader('content', async (_, { url }) => ({
  kind: wantedKind(url),
  pictures: await picturesFor(wantedKind(url)),
  today: now().toISOString().slice(0, 10),
}));

export const action = staffAction('content', {
  add: async (_, fields, { url, actor }) => {
    const kind = wantedKind(url);
    const id = await addEntry(kind, parseFields(schemaOf(kind), fields), actor);
    return { said: `The ${kinds[kind].one} is saved as a draft`, to: `/admin-panel/content/${id}` };
  },
});

export default function AdminContentNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add');
  const kind = loaderData.page?.kind ?? 'post';
  return (
    <AdminPage
      section="content"
      title={`A new ${kinds[kind].one}`}
      loaded={loaderData}
      ownRefusals={['add']}
      action={
        <Button type="submit" form="entry" name="intent" value="add" variant="ink" size="small">
          Save draft
        </Button>
      }
    >
      {(page, { writes }) => (
        <DetailPage>
          <Form id="entry" method="post" className="grid max-w-[46rem] gap-5 px-4 py-6 sm:px-7">
            <EntryFields
              fields={kinds[page.kind].fields}
              data={{ date: page.today }}
              refused={refused}
              ownAddress
              readOnly={!writes}
              pictures={page.pictures}
            />
            <Button
              type="submit"
              name="intent"
              value="add"
              variant="ghost"
              size="small"
              className="justify-self-start"
            >
              Save draft
            </Button>
          </Form>
        </DetailPage>
      )}
    </AdminPage>
  );
}
