import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import { services } from '#server/services.ts';
import { eventRegistrations, studioEvents } from './tables.server.ts';

/** The events that begin within a stretch of time, in order, with how many have a seat. */
export const eventsWithin = (start: Date, end: Date) =>
  services()
    .database.db.select({
      id: studioEvents.id,
      title: studioEvents.title,
      startAt: studioEvents.startAt,
      registered: count(eventRegistrations.id),
    })
    .from(studioEvents)
    .leftJoin(
      eventRegistrations,
      and(eq(eventRegistrations.eventId, studioEvents.id), eq(eventRegistrations.status, 'registered')),
    )
    .where(
      and(
        eq(studioEvents.status, 'published'),
        gte(studioEvents.startAt, start),
        lt(studioEvents.startAt, end),
      ),
    )
    .groupBy(studioEvents.id)
    .orderBy(asc(studioEvents.startAt))
    .limit(20);
