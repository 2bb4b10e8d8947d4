import { and, asc, count, eq, ilike, isNotNull, or } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import { services } from '#server/services.ts';
import { eventRegistrations, eventTickets } from '../tables.server.ts';
import { eventFacts } from './workspace-page.server.ts';

const mostShown = 50;

/** What the door needs: who has a seat, who is in, and those who were searched for. */
export async function doorPage(eventId: string, q: string) {
  const { db } = services().database;
  const event = await eventFacts(eventId);
  const ofEvent = and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.status, 'registered'));
  const found = and(
    ofEvent,
    ...searchPatterns(q).map((pattern) =>
      or(
        ilike(eventRegistrations.name, pattern),
        ilike(eventRegistrations.email, pattern),
        ilike(eventRegistrations.reference, pattern),
      ),
    ),
  );
  const [seated] = await db.select({ people: count() }).from(eventRegistrations).where(ofEvent);
  const [inside] = await db
    .select({ people: count() })
    .from(eventRegistrations)
    .where(and(ofEvent, isNotNull(eventRegistrations.checkedInAt)));
  const people = await db
    .select({
      id: eventRegistrations.id,
      name: eventRegistrations.name,
      reference: eventRegistrations.reference,
      ticket: eventTickets.name,
      checkedInAt: eventRegistrations.checkedInAt,
    })
    .from(eventRegistrations)
    .innerJoin(eventTickets, eq(eventTickets.id, eventRegistrations.ticketId))
    .where(found)
    .orderBy(asc(eventRegistrations.name), asc(eventRegistrations.id))
    .limit(mostShown);
  return {
    event,
    q,
    seated: seated?.people ?? 0,
    inside: inside?.people ?? 0,
    people: people.map(({ checkedInAt, ...person }) => ({
      ...person,
      at: checkedInAt?.toISOString() ?? null,
    })),
  };
}
export type DoorPage = Awaited<ReturnType<typeof doorPage>>;
