import type { NoData, WithChanges } from '#lib/event-kinds.ts';

declare module '#lib/event-kinds.ts' {
  /** What happens to meetings, hosts, polls and calendars. */
  interface EventPayloads {
    'booking.absence-added': WithChanges;
    'booking.absence-removed': WithChanges;
    'booking.block-added': WithChanges;
    'booking.block-removed': WithChanges;
    'booking.booked': { type: string; host: string; start: string };
    'booking.calendar-connected': { host: string; kind: string };
    'booking.calendar-disconnected': { kind: string };
    'booking.cancelled': { start: string };
    'booking.feed-opened': NoData;
    'booking.feed-revoked': NoData;
    'booking.forgotten': { forgotten: number };
    'booking.handed-over': { from: string; to: string; start: string };
    'booking.host-added': WithChanges;
    'booking.host-edited': WithChanges;
    'booking.moved': { from: string; to: string };
    'booking.no-show': WithChanges;
    'booking.poll-answered': NoData;
    'booking.poll-closed': NoData;
    'booking.poll-decided': NoData;
    'booking.poll-made': { type: string; times: number };
    'booking.reminded': { kind: string };
    'booking.type-added': WithChanges;
    'booking.type-edited': WithChanges;
    'booking.waiting': { type: string; day: string };
  }
}
