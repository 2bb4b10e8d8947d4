import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to the studio’s events, their guests and speakers. */
  interface EventPayloads {
    'event.asked': NoData;
    'event.cancelled': { event: string };
    'event.capacity-changed': { ticket: string; from: number; to: number };
    'event.check-in-undone': { was: string };
    'event.checked-in': { event: string };
    'event.created': WithChanges;
    'event.duplicated': { from: string };
    'event.edited': WithChanges;
    'event.forgotten': { forgotten: number };
    'event.guest-list': { event: string; listed: boolean };
    'event.handed-over': { event: string };
    'event.message-dropped': { subject: string };
    'event.message-sent': { message: string; audience: string; people: number };
    'event.message-written': { message: string };
    'event.moved': { event: string };
    'event.promoted': { event: string; number: number };
    'event.published': { event: string };
    'event.rated': { event: string; rating: number };
    'event.registered': { event: string; ticket: string; number: number };
    'event.registration-cancelled': { event: string; was: string };
    'event.reminded': { kind: string };
    'event.unpublished': { event: string };
    'event.waiting': { event: string; ticket: string; number: number };
    'speaker.added': WithChanges;
    'speaker.changed': WithChanges;
  }
}
