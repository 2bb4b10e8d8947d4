import type { NoData } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What people change in their profile. */
  interface EventPayloads {
    'profile.changed': NoData;
    'profile.photo-changed': NoData;
  }
}
