import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to subscriptions and issues of the newsletter. */
  interface EventPayloads {
    'newsletter.asked-again': NoData;
    'newsletter.confirmed': NoData;
    'newsletter.end-taken-back': WithChanges;
    'newsletter.ended-by-staff': WithChanges;
    'newsletter.forgotten': { forgotten: number };
    'newsletter.issue-begun': NoData;
    'newsletter.issue-changed': WithChanges;
    'newsletter.issue-resumed': NoData;
    'newsletter.issue-scheduled': { sendAt: string };
    'newsletter.issue-sent': NoData;
    'newsletter.issue-started': NoData;
    'newsletter.issue-stopped': NoData;
    'newsletter.issue-unscheduled': NoData;
    'newsletter.requested': NoData;
    'newsletter.unsubscribed': { by: string };
  }
}
