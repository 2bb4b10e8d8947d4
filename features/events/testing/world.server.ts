import { asc } from 'drizzle-orm';
import { holdClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { register } from '../commands/register.server.ts';
import { eventsFeature } from '../feature.server.ts';
import { eventRoutes } from '../routes.server.ts';
import type { RegisterWish } from '../schema.ts';
import { eventRegistrations, eventTickets, studioEvents } from '../tables.server.ts';

let visitor = 0;

/** Another network at every call. */
export function freshAddress(): string {
  visitor += 1;
  return `10.${visitor >> 8}.${visitor & 255}.1`;
}

/** The routes as the server mounts them; every request comes from another network. */
export const app = eventRoutes({ clientAddress: freshAddress });
app.onError((error, context) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status, headers: context.res.headers });
});

/** Now, in tests: a Friday noon. */
const friday = '2026-11-13T12:00:00Z';

let world: TestServices;

/** Opens services with a database of their own; gives the way to close them. */
export async function openWorld(more: Record<string, string> = {}): Promise<() => Promise<void>> {
  world = await openTestServices(more, [eventsFeature]);
  return world.close;
}

/** Empties what events keep and holds the clock on Friday noon. */
export async function emptyWorld(): Promise<void> {
  holdClock(friday);
  await world.database.pool.query(
    `truncate event_messages, event_feedback, event_registrations, event_speakers, event_tickets, studio_events,
      outbox, events, form_keys`,
  );
}

type EventRow = typeof studioEvents.$inferInsert;
type TicketRow = typeof eventTickets.$inferInsert;

/** An event with its ways to take part. */
export interface AddedEvent {
  event: EventRow;
  tickets: TicketRow[];
}

/** Adds a workshop on the Monday after, from two to four, with so many seats online. */
export async function addEvent(
  capacity: number,
  more: Partial<EventRow> = {},
  moreTickets: Partial<TicketRow>[] = [],
): Promise<AddedEvent> {
  const at = new Date(friday);
  const event: EventRow = {
    id: newId(),
    slug: 'slots',
    title: 'Slots; and seats',
    summary: 'Two people press the same half hour.',
    body: 'Bring **a laptop**.',
    kind: 'workshop',
    topics: ['Data'],
    startAt: new Date('2026-11-16T14:00:00Z'),
    endAt: new Date('2026-11-16T16:00:00Z'),
    zone: 'Europe/Berlin',
    place: '',
    cover: { cards: [], code: [] },
    agenda: [],
    questions: [],
    status: 'published',
    message: '',
    sequence: 0,
    createdAt: at,
    scheduledAt: at,
    changedAt: at,
    ...more,
  };
  const online: TicketRow = {
    id: newId(),
    eventId: event.id,
    mode: 'online',
    name: 'Online',
    capacity,
    taken: 0,
    waiting: 0,
    lastNumber: 0,
    instructions: 'https://meet.example/slots',
    position: 1,
  };
  const tickets = [online, ...moreTickets.map((ticket) => ({ ...online, id: newId(), ...ticket }))];
  const { db } = services().database;
  await db.insert(studioEvents).values(event);
  await db.insert(eventTickets).values(tickets);
  return { event, tickets };
}

/** Registers at the command, from a network of its own. */
export function registerAs(
  { event, tickets }: AddedEvent,
  email: string,
  more: Partial<RegisterWish & { address: string }> = {},
) {
  return register({
    event: event.slug,
    ticket: tickets[0]?.id ?? '',
    name: email.split('@')[0] ?? '',
    email,
    zone: undefined,
    answers: {},
    listed: false,
    key: undefined,
    address: freshAddress(),
    ...more,
  });
}

/** All registrations, in the order of their numbers. */
export const allRegistrations = () =>
  services().database.db.select().from(eventRegistrations).orderBy(asc(eventRegistrations.number));

/** How the seats stand: `taken of capacity, waiting`. */
export async function seats(): Promise<string[]> {
  const rows = await services().database.db.select().from(eventTickets).orderBy(asc(eventTickets.position));
  return rows.map(({ taken, capacity, waiting }) => `${taken} of ${capacity}, ${waiting}`);
}
