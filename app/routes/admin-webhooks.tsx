import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import {
  addWebhook,
  editWebhook,
  removeWebhook,
  renewSecret,
  switchWebhook,
  testWebhook,
} from '#features/webhooks/commands/change-webhook.server.ts';
import { deliverAgain } from '#features/webhooks/commands/deliver.server.ts';
import { deliveryLog, webhooksPage } from '#features/webhooks/queries.server.ts';
import { changeSchema, oneDelivery, oneWebhook, webhookSchema } from '#features/webhooks/schema.ts';
import { WebhooksWorkspace } from '#features/webhooks/ui/webhooks-workspace.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-webhooks';

export const loader = staffLoader('webhooks', async (staff) => {
  const [webhooks, deliveries] = await Promise.all([webhooksPage(), deliveryLog(null)]);
  return { webhooks, deliveries, zone: staff.zone };
});

const shownOnce = (secret: string): string =>
  `Copy its secret now, because we don’t show it again: ${secret}`;

export const action = staffAction('webhooks', {
  add: async (_, fields, { actor }) => {
    const { secret } = await addWebhook(parseFields(webhookSchema, fields), actor);
    return { said: shownOnce(secret) };
  },
  edit: async (_, fields, { actor }) => {
    const { id, seen, ...wish } = parseFields(changeSchema, fields);
    await editWebhook(id, seen, wish, actor);
    return { said: `“${wish.label}” was saved` };
  },
  on: async (_, fields, { actor }) => {
    await switchWebhook(parseFields(oneWebhook, fields).id, true, actor);
    return { said: 'The webhook is on. It gets new events again' };
  },
  off: async (_, fields, { actor }) => {
    await switchWebhook(parseFields(oneWebhook, fields).id, false, actor);
    return { said: 'The webhook is off. It gets no events until you switch it on' };
  },
  renew: async (_, fields, { actor }) => ({
    said: shownOnce(await renewSecret(parseFields(oneWebhook, fields).id, actor)),
  }),
  remove: async (_, fields, { actor }) => ({
    said: 'The webhook is in the bin',
    undo: await removeWebhook(parseFields(oneWebhook, fields).id, actor),
  }),
  test: async (_, fields, { actor }) => {
    await testWebhook(parseFields(oneWebhook, fields).id, actor);
    return { said: 'A test is on its way. The log shows the result' };
  },
  resend: async (_, fields) => ({
    said: (await deliverAgain(parseFields(oneDelivery, fields).delivery))
      ? 'We’re sending it again'
      : 'It’s already on its way',
  }),
});

export default function AdminWebhooks({ loaderData }: Route.ComponentProps) {
  const refusedNew = useRefusal('add');
  const refusedEdit = useRefusal('edit');
  return (
    <AdminPage
      section="webhooks"
      title="Webhooks"
      loaded={loaderData}
      ownRefusals={['add', 'edit']}
      action={
        <ButtonLink href="#add" variant="ink" size="small">
          {' '}
          Add a webhook{' '}
        </ButtonLink>
      }
    >
      {(page) => <WebhooksWorkspace {...page} refusedNew={refusedNew} refusedEdit={refusedEdit} />}
    </AdminPage>
  );
}
