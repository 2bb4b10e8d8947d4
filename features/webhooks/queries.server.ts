import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

const shown = 25;

/** The webhooks with how their last messages fared. */
export async function webhooksPage() {
  const { db } = services().database;
  const rows = await db.select().from(webhooks).orderBy(asc(webhooks.createdAt));
  const counts = rows.length
    ? await db
        .select({ id: webhookDeliveries.webhookId, state: webhookDeliveries.state, count: count() })
        .from(webhookDeliveries)
        .where(
          inArray(
            webhookDeliveries.webhookId,
            rows.map(({ id }) => id),
          ),
        )
        .groupBy(webhookDeliveries.webhookId, webhookDeliveries.state)
    : [];
  const countOf = (id: string, state: string) =>
    counts.find((each) => each.id === id && each.state === state)?.count ?? 0;
  return rows.map(({ id, label, url, topics, active, version, createdAt }) => ({
    id,
    label,
    url,
    topics,
    active,
    version,
    createdAt: createdAt.toISOString(),
    delivered: countOf(id, 'delivered'),
    waiting: countOf(id, 'waiting'),
    failed: countOf(id, 'failed'),
  }));
}

export type ShownWebhook = Awaited<ReturnType<typeof webhooksPage>>[number];

/** The last messages to one webhook, or to all. */
export async function deliveryLog(webhookId: string | null) {
  const rows = await services()
    .database.db.select({ delivery: webhookDeliveries, label: webhooks.label })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(webhookId ? eq(webhookDeliveries.webhookId, webhookId) : undefined)
    .orderBy(desc(webhookDeliveries.id))
    .limit(shown);
  return rows.map(
    ({
      delivery: { id, topic, subject, state, attempts, lastStatus, lastError, tookMs, createdAt },
      label,
    }) => ({
      id,
      to: label,
      topic,
      subject,
      state,
      attempts,
      lastStatus,
      lastError,
      tookMs,
      at: createdAt.toISOString(),
    }),
  );
}

export type ShownDelivery = Awaited<ReturnType<typeof deliveryLog>>[number];
