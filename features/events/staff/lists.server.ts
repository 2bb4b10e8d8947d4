import { and, count, eq, gt, inArray, isNotNull, lte, ne, sql, sum } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Db } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { choice, days, defineTable, oneOf } from '#server/tables/define-table.ts';
import type { Registered } from '../queries.server.ts';
import { eventKinds, registrationStates, ticketModes } from '../schema.ts';
import { eventRegistrations, eventTickets, studioEvents } from '../tables.server.ts';
import { kindWords } from '../ui/words.ts';
import { type AttendeeLine, type EventLine, modeWords, standingWords, stateWords } from './lines.ts';

const published = eq(studioEvents.status, 'published');

/** Seats and people of some events, by the event. */
async function seatsOf(db: Db, ids: string[]) {
  const seats = await db
    .select({
      eventId: eventTickets.eventId,
      capacity: sum(eventTickets.capacity).mapWith(Number),
      taken: sum(eventTickets.taken).mapWith(Number),
      waiting: sum(eventTickets.waiting).mapWith(Number),
    })
    .from(eventTickets)
    .where(inArray(eventTickets.eventId, ids))
    .groupBy(eventTickets.eventId);
  const inside = await db
    .select({ eventId: eventRegistrations.eventId, people: count() })
    .from(eventRegistrations)
    .where(and(inArray(eventRegistrations.eventId, ids), isNotNull(eventRegistrations.checkedInAt)))
    .groupBy(eventRegistrations.eventId);
  return (id: string) => ({
    capacity: 0,
    taken: 0,
    waiting: 0,
    ...seats.find(({ eventId }) => eventId === id),
    inside: inside.find(({ eventId }) => eventId === id)?.people ?? 0,
  });
}

/** Every event, drafts too. */
export const eventList = defineTable({
  name: 'events',
  section: 'events',
  from: studioEvents,
  id: studioEvents.id,
  rows: async (db: Db, ids: string[]): Promise<EventLine[]> => {
    const rows = await db.select().from(studioEvents).where(inArray(studioEvents.id, ids));
    const seats = await seatsOf(db, ids);
    return rows.map(({ id, title, slug, kind, status, startAt, endAt, zone, place, createdAt }) => {
      const { capacity, taken, waiting, inside } = seats(id);
      const standing = status === 'published' && endAt <= now() ? 'past' : status;
      return {
        id,
        title,
        slug,
        kind,
        standing,
        startAt,
        zone,
        place,
        capacity,
        taken,
        waiting,
        inside,
        createdAt,
      };
    });
  },
  columns: {
    title: { label: 'Event', value: (event) => event.title, sort: sql`lower(${studioEvents.title})` },
    when: { label: 'When', value: (event) => event.startAt, sort: studioEvents.startAt },
    standing: { label: 'State', value: (event) => standingWords[event.standing], sort: studioEvents.status },
    seats: { label: 'Seats taken', value: (event) => event.taken },
    capacity: { label: 'Seats', value: (event) => event.capacity, extra: true },
    waiting: { label: 'Waiting', value: (event) => event.waiting },
    inside: { label: 'Checked in', value: (event) => event.inside, extra: true },
    kind: { label: 'Kind', value: (event) => kindWords[event.kind], sort: studioEvents.kind, extra: true },
    place: { label: 'Where', value: (event) => event.place || 'Online', extra: true },
    created: {
      label: 'Created',
      value: (event) => event.createdAt,
      sort: studioEvents.createdAt,
      extra: true,
    },
  },
  search: [studioEvents.title, studioEvents.summary, studioEvents.place, studioEvents.slug],
  filters: {
    standing: oneOf('State', {
      upcoming: { label: 'Upcoming', where: () => and(published, gt(studioEvents.endAt, now())) },
      draft: { label: 'Draft', where: () => eq(studioEvents.status, 'draft') },
      past: { label: 'Past', where: () => and(published, lte(studioEvents.endAt, now())) },
      cancelled: { label: 'Cancelled', where: () => eq(studioEvents.status, 'cancelled') },
    }),
    kind: choice(
      'Kind',
      studioEvents.kind,
      eventKinds.map((value) => ({ value, label: kindWords[value] })),
    ),
    when: days('When', studioEvents.startAt),
  },
  defaultSort: '-when',
  views: {
    Upcoming: 'standing=upcoming&sort=when',
    Drafts: 'standing=draft',
    Over: 'standing=past',
    Cancelled: 'standing=cancelled',
  },
});

/** The events that people can have registered for, as a filter offers them. */
const eventOptions = async () => {
  const rows = await services()
    .database.db.select({ value: studioEvents.id, title: studioEvents.title, startAt: studioEvents.startAt })
    .from(studioEvents)
    .where(ne(studioEvents.status, 'draft'))
    .orderBy(sql`${studioEvents.startAt} desc`)
    .limit(200);
  return rows.map(({ value, title, startAt }) => ({
    value,
    label: `${title}, ${startAt.toISOString().slice(0, 10)}`,
  }));
};

/** Somebody who registered, as their line says it. */
export const attendeeLine = ({ registration, event, ticket }: Registered): AttendeeLine => ({
  id: registration.id,
  name: registration.name,
  email: registration.email,
  reference: registration.reference,
  status: registration.status,
  number: registration.number,
  mode: ticket.mode,
  eventId: event.id,
  event: event.title,
  answers: event.questions.flatMap(({ id, label }) => {
    const answer = registration.answers[id];
    return answer ? [`${label} ${answer}`] : [];
  }),
  createdAt: registration.createdAt,
  checkedInAt: registration.checkedInAt,
});

/** Everybody who registered for an event, with what they answered. */
export const attendeeList = defineTable({
  name: 'attendees',
  section: 'events',
  from: sql`${eventRegistrations} inner join ${studioEvents} on ${studioEvents.id} = ${eventRegistrations.eventId} inner join ${eventTickets} on ${eventTickets.id} = ${eventRegistrations.ticketId}`,
  id: eventRegistrations.id,
  rows: async (db: Db, ids: string[]): Promise<AttendeeLine[]> => {
    const rows = await db
      .select({ registration: eventRegistrations, event: studioEvents, ticket: eventTickets })
      .from(eventRegistrations)
      .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
      .innerJoin(eventTickets, eq(eventTickets.id, eventRegistrations.ticketId))
      .where(inArray(eventRegistrations.id, ids));
    return rows.map(attendeeLine);
  },
  columns: {
    name: { label: 'Name', value: (person) => person.name, sort: sql`lower(${eventRegistrations.name})` },
    email: { label: 'Email', value: (person) => person.email, sort: eventRegistrations.emailKey },
    state: { label: 'State', value: (person) => stateWords[person.status], sort: eventRegistrations.status },
    event: { label: 'Event', value: (person) => person.event, sort: sql`lower(${studioEvents.title})` },
    answers: { label: 'Answers', value: (person) => person.answers.join('; ') },
    ticket: {
      label: 'Ticket',
      value: (person) => modeWords[person.mode],
      sort: eventTickets.mode,
      extra: true,
    },
    number: {
      label: 'Number',
      value: (person) => person.number,
      sort: eventRegistrations.number,
      extra: true,
    },
    reference: { label: 'Reference', value: (person) => person.reference, extra: true },
    registered: {
      label: 'Registered',
      value: (person) => person.createdAt,
      sort: eventRegistrations.createdAt,
    },
    came: {
      label: 'Checked in',
      value: (person) => person.checkedInAt,
      sort: eventRegistrations.checkedInAt,
    },
  },
  search: [
    eventRegistrations.name,
    eventRegistrations.email,
    eventRegistrations.reference,
    sql`${eventRegistrations.answers}::text`,
  ],
  filters: {
    event: choice('Event', eventRegistrations.eventId, eventOptions),
    state: choice(
      'State',
      eventRegistrations.status,
      registrationStates.map((value) => ({ value, label: stateWords[value] })),
    ),
    ticket: choice(
      'Ticket',
      eventTickets.mode,
      ticketModes.map((value) => ({ value, label: modeWords[value] })),
    ),
    came: oneOf('Check-in', {
      in: { label: 'Checked in', where: () => sql`${eventRegistrations.checkedInAt} is not null` },
      not: { label: 'Not yet', where: () => sql`${eventRegistrations.checkedInAt} is null` },
    }),
    registered: days('Registered', eventRegistrations.createdAt),
  },
  defaultSort: '-registered',
});
