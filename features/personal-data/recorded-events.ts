import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What people ask about the data that is kept of them. */
  interface EventPayloads {
    'account.reopened': NoData;
    'personal-data.asked': NoData;
    'personal-data.erased': NoData;
    'personal-data.exported': NoData;
  }
}
