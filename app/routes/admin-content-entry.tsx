import { data } from 'react-router';
import { actorNames } from '#app/admin/actor-names.server.ts';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { entryActions } from '#app/publishing/entry-actions.server.ts';
import { editorPage } from '#features/publishing/editor.server.ts';
import { isOrdered } from '#features/publishing/kinds.ts';
import { previewUrl } from '#features/publishing/links.server.ts';
import { picturesFor } from '#features/publishing/picture-page.server.ts';
import { EntryEditor } from '#features/publishing/ui/entry-editor.tsx';
import { VersionList } from '#features/publishing/ui/version-list.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import type { Route } from './+types/admin-content-entry';

export const loader = staffLoader('content', async (staff, { url, params }) => {
  const entry = await editorPage(params.id ?? '', Number(url.searchParams.get('version')) || null);
  if (!entry) throw data(null, { status: 404 });
  return {
    entry,
    preview: previewUrl(entry.id),
    pictures: await picturesFor(entry.kind),
    zone: staff.zone,
    names: await actorNames(entry.versions.map(({ savedBy }) => savedBy)),
  };
});

export const action = staffAction('content', entryActions);

const ownRefusals = ['save', 'publish', 'schedule'];

export default function AdminContentEntry({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal(...ownRefusals);
  const entry = loaderData.page?.entry;
  return (
    <AdminPage
      section="content"
      title={entry?.name ?? 'Content'}
      loaded={loaderData}
      ownRefusals={refused?.conflict ? ownRefusals : []}
      // Before the buttons: what they say counts, and Enter or a choice between two versions saves as before.
      mark={<input type="hidden" form="entry" name="intent" value={refused?.intent ?? 'save'} />}
      action={
        <div className="flex flex-wrap gap-2">
          <Button type="submit" form="entry" name="intent" value="save" variant="ghost" size="small">
            Save
          </Button>
          <Button type="submit" form="entry" name="intent" value="publish" variant="ink" size="small">
            Publish
          </Button>
        </div>
      }
      actions={[
        ...(entry && isOrdered(entry.kind)
          ? [
              { id: 'up', label: 'Move up', fields: { intent: 'up' } },
              { id: 'down', label: 'Move down', fields: { intent: 'down' } },
            ]
          : []),
        ...(entry?.isOwn
          ? [
              ...(entry.address
                ? [{ id: 'unpublish', label: 'Unpublish', fields: { intent: 'unpublish' } }]
                : []),
              { id: 'delete', label: 'Delete', fields: { intent: 'delete' }, danger: true },
            ]
          : []),
      ]}
    >
      {(page, { writes }) => (
        <>
          <EntryEditor
            page={page.entry}
            zone={page.zone}
            writes={writes}
            refused={refused}
            pictures={page.pictures}
          />
          <p className="mt-3 flex flex-wrap items-center gap-x-3 text-[.9375rem] text-mute">
            <a
              href={page.preview}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-ink underline decoration-line underline-offset-4 hover:decoration-current"
            >
              Open saved draft
            </a>
            <CopyButton text={page.preview} label="Copy a link for a colleague" />
            <span>It works for seven days, without an account.</span>
          </p>
          <VersionList page={page.entry} zone={page.zone} writes={writes} names={page.names} />
        </>
      )}
    </AdminPage>
  );
}
