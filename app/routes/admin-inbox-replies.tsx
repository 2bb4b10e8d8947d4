import { z } from 'zod';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { addReply, changeReply, deleteReply, listReplies } from '#features/enquiries/inbox/replies.server.ts';
import { replySchema } from '#features/enquiries/inbox/schema.ts';
import { RepliesWorkspace } from '#features/enquiries/inbox/ui/replies-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-inbox-replies';

export const loader = staffLoader('inbox', async () => ({
  replies: (await listReplies()).map(({ id, title, body, version }) => ({ id, title, body, version })),
}));

const named = z.object({ id: z.uuid() });
const changed = replySchema.extend({ id: z.uuid(), seen: z.coerce.number().int() });

export const action = staffAction('inbox', {
  add: async (_, fields, { actor }) => {
    const wish = parseFields(replySchema, fields);
    await addReply(wish, actor);
    return { said: `“${wish.title}” is saved` };
  },
  change: async (_, fields, { actor }) => {
    const { id, seen, ...wish } = parseFields(changed, fields);
    await changeReply(id, seen, wish, actor);
    return { said: `“${wish.title}” is changed` };
  },
  delete: async (_, fields, { actor }) => {
    const { title, undo } = await deleteReply(parseFields(named, fields).id, actor);
    return { said: `“${title}” is deleted`, undo };
  },
});

export default function AdminInboxReplies({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('add', 'change');
  return (
    <AdminPage
      section="inbox"
      title="Saved replies"
      loaded={loaderData}
      ownRefusals={['add', 'change']}
      action={
        <ButtonLink href="#add" variant="ink" size="small">
          Add a reply
        </ButtonLink>
      }
    >
      {({ replies }, { writes }) => <RepliesWorkspace replies={replies} writes={writes} refused={refused} />}
    </AdminPage>
  );
}
