import type { CalendarEvent, CalendarPerson } from '#lib/time/ics.ts';
import type { EventStatus, RegistrationStatus, TicketMode } from './schema.ts';

/** An event as far as calendars care. */
interface CalendarFacts {
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
