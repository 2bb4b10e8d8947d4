import { AdminPage } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { letGoKept } from '#features/outbox/commands/let-go-kept.server.ts';
import { resend } from '#features/outbox/commands/resend.server.ts';
import { sendKept } from '#features/outbox/commands/send-kept.server.ts';
import { outboxList } from '#features/outbox/list.server.ts';
import { letGoWords, resentWords } from '#features/outbox/resent-words.ts';
import { OutboxDesk } from '#features/outbox/ui/outbox-desk.tsx';
import { meantIds } from '#server/tables/meant-ids.ts';
import { openTable } from '#server/tables/open-table.ts';
import type { Route } from './+types/admin-outbox';

export const loader = staffLoader('outbox', async (staff, { url }) => ({
  mails: await openTable(outboxList, staff, url.searchParams),
  zone: staff.zone,
}));

export const action = staffAction('outbox', {
  resend: async (staff, fields, { actor, url }) => {
    const ids = await meantIds(outboxList, fields, staff, url);
    return resentWords(await resend(ids, actor));
  },
  'send-kept': async (_, __, { actor }) => ({
    ...resentWords(await sendKept(actor)),
    to: '/admin-panel/outbox',
  }),
  'let-go-kept': async (_, __, { actor }) => ({
    said: letGoWords(await letGoKept(actor)),
    to: '/admin-panel/outbox',
  }),
});

export default function AdminOutbox({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage section="outbox" title="Mail outbox" loaded={loaderData}>
      {(page, { writes }) => <OutboxDesk {...page} writes={writes} />}
    </AdminPage>
  );
}
