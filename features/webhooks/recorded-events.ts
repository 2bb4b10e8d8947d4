import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to webhooks. */
  interface EventPayloads {
    'webhook.added': WithChanges;
    'webhook.changed': WithChanges;
    'webhook.secret-renewed': NoData;
    'webhook.tested': NoData;
  }
}
