import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What people choose to be told of. */
  interface EventPayloads {
    'notices.chosen': NoData;
    'notices.stopped': { what: string; by: string };
  }
}
