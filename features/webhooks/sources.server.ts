import type { EventKind } from '#lib/event-kinds.ts';
import type { StoredEvent } from '#server/events/listen.ts';
import type { WebhookTopic } from './topics.ts';

/** Where the news of a topic come from; whoever composes the features says it. */
export interface WebhookSource {
  topic: WebhookTopic;
  /** The event rows that mean it. */
  kinds: readonly EventKind[];
  /** Whether an event of these kinds means it after all. */
  when?: (event: StoredEvent) => boolean;
  /** What the message tells of the thing, as it is when the message goes out; null where it is gone. */
  read: (id: string) => Promise<Record<string, unknown> | null>;
}
