import type { WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to API keys. */
  interface EventPayloads {
    'api_key.made': WithChanges;
    'api_key.revoked': WithChanges & { name: string };
  }
}
