import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { ground } from '#server/ground.ts';
import { eventRegistrations, studioEvents } from './tables.server.ts';

/** The events that begin within a stretch of time, in order, with how many have a seat. */
export const eventsWithin = (start: Date, end: Date) =>
  ground()
    .database.db.select({
      id: studioEvents.id,
      title: studioEvents.title,
      startAt: studioEvents.startAt,
      registered:
        sql<number>`(select count(*) from ${eventRegistrations} where ${eventRegistrations.eventId} = ${studioEvents.id} and ${eventRegistrations.status} = 'registered')`.mapWith(
          Number,
        ),
    })
    .from(studioEvents)
    .where(
      and(
        eq(studioEvents.status, 'published'),
        gte(studioEvents.startAt, start),
        lt(studioEvents.startAt, end),
      ),
    )
    .orderBy(asc(studioEvents.startAt))
    .limit(20);
