import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import type { ShownDelivery, ShownWebhook } from '../queries.server.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import { WebhookRow } from './webhook-row.tsx';

interface WebhooksWorkspaceProps {
  webhooks: readonly ShownWebhook[];
  deliveries: readonly ShownDelivery[];
  zone: string;
  /** The form for a new one, when it came back. */
  refusedNew: Refusal | null;
  /** The form of one that is there, when it came back. */
  refusedEdit: Refusal | null;
}

const nothing = { label: '', url: '', topics: [] };

/** Other programs that are told of news, and the log of what they were told. */
export function WebhooksWorkspace({
  webhooks,
  deliveries,
  zone,
  refusedNew,
  refusedEdit,
}: WebhooksWorkspaceProps) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="Webhooks"
        about="Each message is signed. If the receiver doesn’t accept it, the site tries again for a day, with longer and longer pauses."
      >
        {webhooks.length === 0 ? (
          <p className="text-mute">No webhooks yet. Add one below.</p>
        ) : (
          <ul className="-my-5 divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                refused={refusedEdit?.typed.id === webhook.id ? refusedEdit : null}
              />
            ))}
          </ul>
        )}
      </WorkspacePart>
      <WorkspacePart
        heading="Add a webhook"
        about="We show its secret once, right after you add it."
        id="add"
      >
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="add" />
          <WebhookFields given={nothing} refused={refusedNew} id="new" />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Add webhook
          </Button>
        </Form>
      </WorkspacePart>
      <WorkspacePart
        heading="Sent messages"
        about="The last 25 messages. Their contents are put together when they are sent, so no copy of what people wrote is kept here."
      >
        <DeliveryLog deliveries={deliveries} zone={zone} />
      </WorkspacePart>
      <WorkspacePart
        heading="For the receiver"
        about="The signature follows standardwebhooks.com, which has libraries for most languages."
      >
        <div className="grid gap-3 text-[.9375rem]">
          <p>
            Each message is a POST of JSON with <InlineCode>type</InlineCode>,{' '}
            <InlineCode>timestamp</InlineCode> and <InlineCode>data</InlineCode>. The header{' '}
            <InlineCode>webhook-id</InlineCode> is the same at every attempt, so you can ignore a message you
            already have.
          </p>
          <p>
            <InlineCode>webhook-signature</InlineCode> is <InlineCode>v1,</InlineCode> followed by the base64
            of an HMAC-SHA256 over <InlineCode className="wrap-anywhere">id.timestamp.body</InlineCode>. Its
            key is the part of the secret after <InlineCode>whsec_</InlineCode>, decoded from base64.
          </p>
          <p>
            Answer with a status from 200 to 299 within ten seconds. If you answer with 410, the site stops
            sending that message.
          </p>
        </div>
      </WorkspacePart>
    </DetailPage>
  );
}
