import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What staff do with messages that wait. */
  interface EventPayloads {
    'outbox.held-back': NoData;
    'outbox.let-go': { count: number };
    'outbox.resent': NoData;
  }
}
