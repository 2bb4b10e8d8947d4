import type { WebhookSource } from './sources.server.ts';
import type { webhookDeliveries } from './tables.server.ts';

/** A row of what is sent. */
export type Delivery = typeof webhookDeliveries.$inferSelect;

/** The body of a message. It is put together when it is sent, so that the log holds no personal data and erased people are left out. */
export async function messageOf(
  { topic, subject, happenedAt }: Delivery,
  sources: readonly WebhookSource[],
): Promise<string> {
  const id = subject.slice(subject.indexOf(':') + 1);
  const data =
    topic === 'test' ? { test: true } : await sources.find((source) => source.topic === topic)?.read(id);
  return JSON.stringify({
    type: topic,
    timestamp: happenedAt.toISOString(),
    data: data ?? { id, gone: true },
  });
}
