import { and, asc, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import { isUuid } from '#lib/text/uuid.ts';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { bump, defineQuery, readsUntil } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { readLink } from './links.server.ts';
import { type LinkClaim, maySee } from './policy.ts';
import type { ListWish } from './schema.ts';
import { eventRegistrations, eventSpeakers, eventTickets, speakers, studioEvents } from './tables.server.ts';

/** The tag of whatever shows events. */
export const eventsTag = 'events';

/** The tag of an event's seats, apart from its words: they change with every registration. */
const seatsTag = (eventId: string) => `seats:${eventId}`;

/** Says in the caller's transaction that other seats of an event are taken now; its tickets' rows are held. */
export const bumpSeats = (tx: Tx, eventId: string): Promise<void> => bump(tx, seatsTag(eventId));

/** Pages show whether an event has begun or is over, so they are true until the next time that one does. */
function readsTimes(events: readonly StudioEvent[]): void {
  const moments = events.flatMap(({ startAt, endAt }) => [startAt, endAt]).filter((at) => at > now());
  for (const moment of moments) readsUntil(moment);
}

/** A row of what people can come to. */
export type StudioEvent = typeof studioEvents.$inferSelect;
/** A row of the ways to take part. */
export type Ticket = typeof eventTickets.$inferSelect;
/** A row of those who want to come. */
export type Registration = typeof eventRegistrations.$inferSelect;

/** An event with its seats. */
export interface EventWithTickets {
  event: StudioEvent;
  tickets: Ticket[];
}

/** A registration with what it is for. */
export interface Registered {
  registration: Registration;
  event: StudioEvent;
  ticket: Ticket;
}

const mostEvents = 500;

const ticketsOf = defineQuery(
  (eventIds) => eventIds.map(seatsTag),
  async (eventIds: readonly string[]): Promise<Ticket[]> =>
    services()
      .database.db.select()
      .from(eventTickets)
      .where(inArray(eventTickets.eventId, [...eventIds]))
      .orderBy(asc(eventTickets.position)),
);

async function withTickets(events: StudioEvent[]): Promise<EventWithTickets[]> {
  if (events.length === 0) return [];
  readsTimes(events);
  const tickets = await ticketsOf(events.map(({ id }) => id));
  return events.map((event) => ({
    event,
    tickets: tickets.filter(({ eventId }) => eventId === event.id),
  }));
}

/** What is to come, the next first; or what is over, the latest first. Drafts are nobody's to see. */
export const eventsOf = defineQuery(
  [eventsTag],
  async (when: ListWish['when']): Promise<EventWithTickets[]> => {
    const upcoming = when === 'upcoming';
    const events = await services()
      .database.db.select()
      .from(studioEvents)
      .where(
        and(
          ne(studioEvents.status, 'draft'),
          upcoming ? gt(studioEvents.endAt, now()) : lte(studioEvents.endAt, now()),
        ),
      )
      .orderBy(upcoming ? asc(studioEvents.startAt) : desc(studioEvents.startAt), asc(studioEvents.slug))
      .limit(mostEvents);
    return withTickets(events);
  },
);

/** The events that search engines and the site's own search should know. */
export const listedEvents = defineQuery([eventsTag], async (): Promise<StudioEvent[]> => {
  return services()
    .database.db.select()
    .from(studioEvents)
    .where(eq(studioEvents.status, 'published'))
    .orderBy(asc(studioEvents.startAt), asc(studioEvents.slug));
});

/** Events by slug, in no order; drafts and unknown ones are left out. */
export const eventsAt = defineQuery([eventsTag], async (slugs: readonly string[]): Promise<StudioEvent[]> => {
  if (slugs.length === 0) return [];
  return services()
    .database.db.select()
    .from(studioEvents)
    .where(and(inArray(studioEvents.slug, [...slugs]), ne(studioEvents.status, 'draft')));
});

/** The event under a slug or an id, unless it is a draft. */
export const eventAt = defineQuery(
  [eventsTag],
  async (slugOrId: string): Promise<EventWithTickets | null> => {
    const found = await services()
      .database.db.select()
      .from(studioEvents)
      .where(
        and(
          isUuid(slugOrId) ? eq(studioEvents.id, slugOrId) : eq(studioEvents.slug, slugOrId),
          ne(studioEvents.status, 'draft'),
        ),
      );
    return (await withTickets(found))[0] ?? null;
  },
);

/** Those who lead an event, in their order. */
export const speakersOf = defineQuery([eventsTag], async (eventId: string) =>
  services()
    .database.db.select({ name: speakers.name, about: speakers.about, leads: eventSpeakers.leads })
    .from(eventSpeakers)
    .innerJoin(speakers, eq(speakers.id, eventSpeakers.speakerId))
    .where(eq(eventSpeakers.eventId, eventId))
    .orderBy(asc(eventSpeakers.position)),
);

/** Registrations with event and ticket; a `where`, an order and a lock are the caller's. */
export const selectRegistered = (db: DbOrTx) =>
  db
    .select({ registration: eventRegistrations, event: studioEvents, ticket: eventTickets })
    .from(eventRegistrations)
    .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
    .innerJoin(eventTickets, eq(eventTickets.id, eventRegistrations.ticketId));

/** What a signed link stands for and its holder may see, with what the link says; or null. */
export async function registeredByLink(token: string): Promise<(Registered & { claim: LinkClaim }) | null> {
  const claim = readLink(token);
  if (!claim) return null;
  const [found] = await selectRegistered(services().database.db).where(eq(eventRegistrations.id, claim.id));
  return found && maySee(claim, found, now()) ? { ...found, claim } : null;
}
