import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ShownDelivery } from '../queries.server.ts';
import { topicWords } from '../topics.ts';

interface DeliveryLogProps {
  deliveries: readonly ShownDelivery[];
  zone: string;
}

const states: Record<ShownDelivery['state'], { tone: BadgeTone; text: string }> = {
  waiting: { tone: 'warning', text: 'On the way' },
  delivered: { tone: 'done', text: 'Delivered' },
  failed: { tone: 'danger', text: 'Failed' },
};

function outcome({ state, lastStatus, lastError, attempts, tookMs }: ShownDelivery): string {
  const tries = attempts === 1 ? 'one try' : `${attempts} tries`;
  if (state === 'delivered') return `answered ${lastStatus} in ${tookMs} ms, ${tries}`;
  if (attempts === 0) return lastError ?? 'not tried yet';
  return `${tries}. ${lastError ?? ''}`;
}

/** The last messages and how each fared; one that settled can be sent again. */
export function DeliveryLog({ deliveries, zone }: DeliveryLogProps) {
  if (deliveries.length === 0) return <p className="text-mute">No messages sent yet.</p>;
  return (
    <ul className="-my-3.5 divide-y divide-line">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="py-3.5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="min-w-0 wrap-anywhere">
              <span className="font-[540]">{topicWords(delivery.topic)}</span>
              <span className="text-mute"> to {delivery.to}</span>
            </h3>
            <Badge tone={states[delivery.state].tone}>{states[delivery.state].text}</Badge>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-[.9375rem] text-mute wrap-anywhere">
              <Moment at={delivery.at} zone={zone} />, {outcome(delivery)}
            </p>
            {delivery.state === 'waiting' ? null : (
              <form method="post">
                <input type="hidden" name="delivery" value={delivery.id} />
                <Button type="submit" name="intent" value="resend" variant="ghost" size="small">
                  Send again
                </Button>
              </form>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
