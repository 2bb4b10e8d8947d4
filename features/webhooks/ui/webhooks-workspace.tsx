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
        heading="Who is told"
        about="Each message is signed and tried again for a day, with growing pauses, until the other side takes it."
      >
        {webhooks.length === 0 ? (
          <p className="text-mute">Nobody yet.</p>
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
      <WorkspacePart heading="Add one" about="Its secret is shown once, right after." id="add">
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="add" />
          <WebhookFields given={nothing} refused={refusedNew} id="new" />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Add it
          </Button>
        </Form>
      </WorkspacePart>
      <WorkspacePart
        heading="What was sent"
        about="The last 25. The message itself is made when it goes out: no copy of what people wrote lies here."
      >
        <DeliveryLog deliveries={deliveries} zone={zone} />
      </WorkspacePart>
      <WorkspacePart
        heading="For the other side"
        about="The signature follows standardwebhooks.com, which has libraries for most languages."
      >
        <div className="grid gap-3 text-[.9375rem]">
          <p>
            A POST of JSON: <InlineCode>type</InlineCode>, <InlineCode>timestamp</InlineCode>,{' '}
            <InlineCode>data</InlineCode>. The head <InlineCode>webhook-id</InlineCode> is the same at every
            try: what was taken once can be left.
          </p>
          <p>
            <InlineCode>webhook-signature</InlineCode> is <InlineCode>v1,</InlineCode> and the base64 of
            HMAC-SHA256 over <InlineCode className="wrap-anywhere">id.timestamp.body</InlineCode>, keyed with
            the part of the secret behind <InlineCode>whsec_</InlineCode>, from base64.
          </p>
          <p>Answer with 200 to 299 within ten seconds; with 410 nothing more of that message comes.</p>
        </div>
      </WorkspacePart>
    </DetailPage>
  );
}
