import type { EventKind } from '#lib/event-kinds.ts';
import type { StoredEvent } from '#server/events/listen.ts';
import type { WebhookTopic } from './topics.ts';

/** Where the messages of a topic come from. The code that puts the features together provides this. */
export interface WebhookSource {
  topic: WebhookTopic;
  /** The event rows that mean it. */
  kinds: readonly EventKind[];
  /** Whether an event of these kinds means it after all. */
  when?: (event: StoredEvent) => boolean;
  /** What the message says about its subject at the time of sending; null if it no longer exists. */
  read: (id: string) => Promise<Record<string, unknown> | null>;
}
