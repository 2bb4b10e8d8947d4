import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownWebhook } from '../queries.server.ts';
import { topicWords } from '../topics.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface WebhookRowProps {
  webhook: ShownWebhook;
  /** The form of this one, when it came back. */
  refused: Refusal | null;
}

function Actions({ id, label, active }: ShownWebhook) {
  const of = <span className="sr-only"> {label}</span>;
  return (
    <form method="post" className="mt-3 flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value="test" variant="ghost" size="small">
        Send a test{of}
      </Button>
      <Button type="submit" name="intent" value={active ? 'off' : 'on'} variant="ghost" size="small">
        {active ? 'Switch off' : 'Switch on'}
        {of}
      </Button>
      <Button type="submit" name="intent" value="renew" variant="ghost" size="small">
        New secret{of}
      </Button>
      <Button type="submit" name="intent" value="remove" variant="ghost" tone="danger" size="small">
        Delete{of}
      </Button>
    </form>
  );
}

/** One webhook with its address, its events, its delivery figures and its actions. */
export function WebhookRow({ webhook, refused }: WebhookRowProps) {
  const { id, label, url, topics, active, version, delivered, waiting, failed } = webhook;
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-[540] wrap-anywhere">{label}</h3>
        {active ? <Badge tone="done">On</Badge> : <Badge>Off</Badge>}
      </div>
      <p className="font-mono text-[.84375rem] text-mute wrap-anywhere">{url}</p>
      <p className="mt-1 text-[.9375rem]">{topics.map(topicWords).join(', ')}</p>
      <p className="mt-1 text-[.9375rem] text-mute">
        {delivered} delivered, {waiting} on the way, {failed} failed
      </p>
      <Actions {...webhook} />
      <Collapse variant="quiet" summary="Change" open={refused !== null} className="mt-1 text-[.9375rem]">
        <Form method="post" className="grid gap-4 pt-1">
          <ConflictNote version={version} refused={refused} theirs="/admin-panel/webhooks" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="intent" value="edit" />
          <WebhookFields given={webhook} refused={refused} id={id} />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Save
          </Button>
        </Form>
      </Collapse>
    </li>
  );
}
