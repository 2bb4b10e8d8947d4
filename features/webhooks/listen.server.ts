import { and, arrayContains, eq, inArray, lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { type Listener, onEvent } from '#server/events/listen.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { deliverLater } from './commands/deliver.server.ts';
import type { WebhookSource } from './sources.server.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

/** Lets webhooks hear of what the sources tell. */
export const webhookListeners = (sources: readonly WebhookSource[]): Listener[] =>
  sources.flatMap((source) =>
    source.kinds.map((kind) =>
      onEvent(kind, `webhooks:${source.topic}:${kind}`, async (event) => {
        if (source.when && !source.when(event)) return;
        await services().inTransaction(async (tx) => {
          const wanting = await tx
            .select({ id: webhooks.id })
            .from(webhooks)
            .where(and(eq(webhooks.active, true), arrayContains(webhooks.topics, [source.topic])));
          for (const { id } of wanting)
            await deliverLater(tx, {
              webhookId: id,
              topic: source.topic,
              eventId: event.id,
              subject: event.subject,
              happenedAt: event.happenedAt,
            });
        });
      }),
    ),
  );

/** Forgets what was sent long ago; gives how many. */
async function forgetDeliveries(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.webhookDays * 86_400_000);
  const { rowCount } = await services()
    .database.db.delete(webhookDeliveries)
    .where(
      and(inArray(webhookDeliveries.state, ['delivered', 'failed']), lt(webhookDeliveries.settledAt, before)),
    );
  return rowCount ?? 0;
}

export const webhooksForget = defineRetention({
  name: 'webhooks-forget',
  keeps: ['webhookDays'],
  every: '35 4 * * *',
  forget: forgetDeliveries,
});
