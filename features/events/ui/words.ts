import type { EventKind } from '../schema.ts';

/** What a kind of event is called. */
export const kindWords: Record<EventKind, string> = {
  webinar: 'Webinar',
  workshop: 'Workshop',
  meetup: 'Meetup',
  conference: 'Conference',
};

/** The same for several. */
export const kindsWords: Record<EventKind, string> = {
  webinar: 'Webinars',
  workshop: 'Workshops',
  meetup: 'Meetups',
  conference: 'Conferences',
};

/** How the seats stand, in a few words. */
export function seatWords({
  left,
  capacity,
  waiting,
}: {
  left: number;
  capacity: number;
  waiting: number;
}): string {
  if (left > 0) return `${left} of ${capacity} seats left`;
  return waiting > 0 ? `Full, with ${waiting} waiting` : 'Full';
}
