import type { CalendarEvent, CalendarPerson } from '#lib/ics.ts';
import type { EventStatus, RegistrationStatus, TicketMode } from './schema.ts';

/** An event as far as calendars care. */
export interface CalendarFacts {
  id: string;
  title: string;
  summary: string;
  startAt: Date;
  endAt: Date;
  place: string;
  status: EventStatus;
  sequence: number;
  changedAt: Date;
}

interface Surroundings {
  /** Of our addresses, so that the id of an entry is ours alone. */
  domain: string;
  studio: CalendarPerson;
  /** The event's page. */
  url: string;
}

/** An event's entry in the public calendar. */
export function publicEntry(
  event: CalendarFacts,
  { domain, url }: Omit<Surroundings, 'studio'>,
): CalendarEvent {
  return {
    uid: `event-${event.id}@${domain}`,
    sequence: event.sequence,
    stamp: event.changedAt,
    start: event.startAt,
    end: event.endAt,
    summary: event.title,
    description: `${event.summary}\n\n${url}`,
    ...(event.place ? { location: event.place } : {}),
    url,
    status: event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  };
}

interface Seat {
  registration: {
    id: string;
    status: RegistrationStatus;
    sequence: number;
    changedAt: Date;
    name: string;
    email: string;
    reference: string;
  };
  event: CalendarFacts;
  ticket: { mode: TicketMode; name: string; instructions: string };
}

/**
 * The entry that one registrant is invited to; its id is the registration's, so that a new registration after a
 * cancelled one is a new entry. No link that changes anything stands in it: calendars are shared.
 */
export function seatEntry({ registration, event, ticket }: Seat, around: Surroundings): CalendarEvent {
  const lines = [event.summary, ticket.instructions, `${ticket.name}, reference ${registration.reference}`];
  const off = event.status === 'cancelled' || registration.status === 'cancelled';
  return {
    ...publicEntry(event, around),
    uid: `${registration.id}@${around.domain}`,
    sequence: registration.sequence,
    stamp: registration.changedAt,
    description: [...lines.filter(Boolean), around.url].join('\n\n'),
    location: ticket.mode === 'on-site' && event.place ? event.place : 'Online',
    status: off ? 'CANCELLED' : 'CONFIRMED',
    organizer: around.studio,
    attendees: [{ name: registration.name, email: registration.email }],
  };
}

const stamp = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Addresses that put an event into the calendars most people have; nothing is loaded from them before the press. */
export function calendarLinks(
  event: Pick<CalendarFacts, 'title' | 'summary' | 'startAt' | 'endAt' | 'place'>,
  url: string,
): { google: string; outlook: string } {
  const details = `${event.summary}\n\n${url}`;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${stamp(event.startAt)}/${stamp(event.endAt)}`,
    details,
    location: event.place || 'Online',
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startAt.toISOString(),
    enddt: event.endAt.toISOString(),
    body: details,
    location: event.place || 'Online',
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}
