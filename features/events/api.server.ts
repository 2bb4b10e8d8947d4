import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { type ApiCall, idShape, listCall, momentShape, oneCall } from '#server/api/call.ts';
import { services } from '#server/services.ts';
import type { StudioEvent } from './queries.server.ts';
import { eventKinds, eventStates, registrationStates, ticketModes } from './schema.ts';
import { eventRegistrations, eventTickets, studioEvents } from './tables.server.ts';

const eventSchema = z.object({
  id: idShape,
  slug: z.string().meta({ description: 'The event’s page is at /event/ followed by this' }),
  title: z.string(),
  summary: z.string(),
  body: z.string().meta({ description: 'Markdown' }),
  kind: z.enum(eventKinds),
  topics: z.array(z.string()),
  status: z.enum(eventStates),
  startAt: momentShape,
  endAt: momentShape,
  zone: z.string(),
  place: z.string().meta({ description: 'Empty for events that are only online' }),
  tickets: z.array(
    z.object({
      id: idShape,
      mode: z.enum(ticketModes),
      name: z.string(),
      capacity: z.int(),
      taken: z.int(),
      waiting: z.int(),
    }),
  ),
  createdAt: momentShape,
  changedAt: momentShape,
});
const eventShape = { name: 'Event', schema: eventSchema };

const registrationSchema = z.object({
  id: idShape,
  reference: z.string().meta({ description: 'The reference that people quote' }),
  eventId: idShape,
  ticketId: idShape,
  number: z.int().meta({ description: 'The waiting list is in this order' }),
  name: z.string(),
  email: z.string(),
  answers: z.record(z.string(), z.string()).meta({ description: 'Keyed by the question’s id' }),
  status: z.enum(registrationStates),
  checkedInAt: momentShape.nullable(),
  createdAt: momentShape,
  changedAt: momentShape,
});
const registrationShape = { name: 'Registration', schema: registrationSchema };

async function withTickets(rows: StudioEvent[]) {
  const ids = rows.map(({ id }) => id);
  const tickets = await services()
    .database.db.select()
    .from(eventTickets)
    .where(inArray(eventTickets.eventId, ids))
    .orderBy(asc(eventTickets.position));
  return rows.map((event) => ({
    ...event,
    tickets: tickets.filter(({ eventId }) => eventId === event.id),
    startAt: event.startAt.toISOString(),
    endAt: event.endAt.toISOString(),
    createdAt: event.createdAt.toISOString(),
    changedAt: event.changedAt.toISOString(),
  }));
}

async function eventOf(id: string) {
  const rows = await services().database.db.select().from(studioEvents).where(eq(studioEvents.id, id));
  const [event = null] = await withTickets(rows);
  return event;
}

/** Events and who comes, for other programs. */
export const eventCalls: ApiCall[] = [
  listCall({
    id: 'listEvents',
    path: '/events',
    scope: 'read:events',
    about: 'Every event with its seats, including drafts.',
    answer: eventShape,
    read: async ({ page: { after, limit } }) =>
      withTickets(
        await services()
          .database.db.select()
          .from(studioEvents)
          .where(after ? lt(studioEvents.id, after) : undefined)
          .orderBy(desc(studioEvents.id))
          .limit(limit),
      ),
  }),
  oneCall({
    id: 'getEvent',
    path: '/events/{id}',
    scope: 'read:events',
    about: 'One event with its seats.',
    answer: eventShape,
    read: eventOf,
  }),
  listCall({
    id: 'listRegistrations',
    path: '/events/{id}/registrations',
    scope: 'read:events',
    about:
      'Everyone who registered for an event, including people on the waiting list and people who cancelled.',
    answer: registrationShape,
    read: async ({ id, page: { after, limit } }) => {
      if (!(await eventOf(id))) return null;
      const rows = await services()
        .database.db.select()
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.eventId, id), after ? lt(eventRegistrations.id, after) : undefined))
        .orderBy(desc(eventRegistrations.id))
        .limit(limit);
      return rows.map((row) => ({
        ...row,
        checkedInAt: row.checkedInAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        changedAt: row.changedAt.toISOString(),
      }));
    },
  }),
];
