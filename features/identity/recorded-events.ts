import type { WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to sessions, accounts and staff. */
  interface EventPayloads {
    'account.closed': { atOnce: boolean };
    'session.ended': { device: string };
    'session.opened': { issuer: string; device: string };
    'staff.claimed': { email: string };
    'staff.marked': WithChanges & { email: string };
    'staff.unmarked': WithChanges & { email: string };
  }
}
