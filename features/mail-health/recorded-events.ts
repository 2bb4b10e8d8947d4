import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What the page about email records. */
  interface EventPayloads {
    'mail.tested': NoData;
  }
}
