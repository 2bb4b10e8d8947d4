import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to enquiries and saved replies. */
  interface EventPayloads {
    'enquiry.answered': { via: string };
    'enquiry.assigned': WithChanges;
    'enquiry.begun': NoData;
    'enquiry.closed': NoData;
    'enquiry.confirmed': NoData;
    'enquiry.consent-withdrawn': NoData;
    'enquiry.forgotten': { forgotten: number };
    'enquiry.link-renewed': NoData;
    'enquiry.mail-refused': NoData;
    'enquiry.noted': NoData;
    'enquiry.reopened': NoData;
    'enquiry.replied': { via: string };
    'enquiry.sent': { confirmed: boolean; topics: string[] };
    'enquiry.snoozed': WithChanges;
    'enquiry.taken-up': NoData;
    'enquiry.woken': NoData;
    'reply.added': WithChanges;
    'reply.changed': WithChanges;
  }
}
