import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { LeadSource } from '#app/leads/source.ts';
import { eventRegistrations, studioEvents } from '#features/events/tables.server.ts';
import type { TimelineEntry } from '#features/leads/source.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { isStranger } from './strangers.server.ts';

const known = {
  email: eventRegistrations.email,
  emailKey: eventRegistrations.emailKey,
  name: eventRegistrations.name,
  at: eventRegistrations.createdAt,
};
const words: Readonly<Record<string, string>> = {
  waiting: 'On the waiting list for',
  cancelled: 'Cancelled their seat at',
};

/** Seats at events. */
export const registrationSource: LeadSource = {
  id: 'event',
  entries: async (db, emailKeys) =>
    (
      await db
        .select({ registration: eventRegistrations, event: studioEvents })
        .from(eventRegistrations)
        .innerJoin(studioEvents, eq(studioEvents.id, eventRegistrations.eventId))
        .where(inArray(eventRegistrations.emailKey, [...emailKeys]))
    ).map(
      ({ registration, event }): TimelineEntry => ({
        id: registration.id,
        at: (registration.status === 'cancelled'
          ? registration.changedAt
          : registration.createdAt
        ).toISOString(),
        kind: 'event',
        title: `${words[registration.status] ?? 'Registered for'} ${event.title}`,
        text: shortDayAt(event.startAt.toISOString(), event.zone),
        href: `/event/${event.slug}`,
      }),
    ),
  heard: ['event.registered', 'event.waiting'],
  knownBy: async (db, id) => {
    const [row] = await db.select(known).from(eventRegistrations).where(eq(eventRegistrations.id, id));
    return row ? { ...row, company: '' } : null;
  },
  strangers: async (db, since, most) =>
    (
      await db
        .select(known)
        .from(eventRegistrations)
        .where(and(gt(eventRegistrations.createdAt, since), isStranger(eventRegistrations.emailKey)))
        .orderBy(asc(eventRegistrations.createdAt))
        .limit(most)
    ).map((row) => ({ ...row, company: '' })),
};
