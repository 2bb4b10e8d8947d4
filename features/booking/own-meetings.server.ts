import { and, asc, count, desc, eq, gt, ilike, inArray, lte, or, type SQL } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import { spanText } from '#lib/time/when-text.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { meetingToken } from './links.server.ts';
import { mayChange, maySee } from './policy.ts';
import { hostNames } from './present.ts';
import { selectMeetings, withCohosts } from './queries.server.ts';
import { bookings, hosts, meetingTypes } from './tables.server.ts';

/** Which of somebody's meetings are meant: those to come or those over, with these words in them. */
export interface OwnWish {
  when: 'upcoming' | 'past';
  q: string;
}

function found(emailKey: string, { when, q }: OwnWish): SQL | undefined {
  return and(
    eq(bookings.emailKey, emailKey),
    when === 'upcoming' ? gt(bookings.endAt, now()) : lte(bookings.endAt, now()),
    ...searchPatterns(q).map((pattern) =>
      or(
        ilike(meetingTypes.name, pattern),
        ilike(hosts.name, pattern),
        ilike(bookings.reference, pattern),
        ilike(bookings.agenda, pattern),
      ),
    ),
  );
}

/** How many meetings an address has. */
export async function countMeetings(emailKey: string, wish: OwnWish): Promise<number> {
  const [row] = await services()
    .database.db.select({ meetings: count() })
    .from(bookings)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookings.typeId))
    .innerJoin(hosts, eq(hosts.id, bookings.hostId))
    .where(found(emailKey, wish));
  return row?.meetings ?? 0;
}

/** The first so many of them: the next to come first, or the latest that are over. */
export async function meetingKeys(emailKey: string, wish: OwnWish, limit: number) {
  return services()
    .database.db.select({ id: bookings.id, startAt: bookings.startAt })
    .from(bookings)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookings.typeId))
    .innerJoin(hosts, eq(hosts.id, bookings.hostId))
    .where(found(emailKey, wish))
    .orderBy(wish.when === 'upcoming' ? asc(bookings.startAt) : desc(bookings.startAt), asc(bookings.id))
    .limit(limit);
}

/** Meetings as the list of their visitor shows them, by the clock of a zone and with the links that came by mail too. */
export async function shownOwnMeetings(ids: readonly string[], zone: string) {
  if (ids.length === 0) return [];
  const { db } = services().database;
  const meetings = await withCohosts(db, await selectMeetings(db).where(inArray(bookings.id, [...ids])));
  return meetings.map((meeting) => {
    const { booking, type } = meeting;
    const claim = { id: booking.id, role: 'visitor' as const };
    const query = new URLSearchParams({ token: meetingToken(booking.id, 'visitor') });
    const changeable = mayChange(claim, booking, now());
    const seen = maySee(claim, booking, now());
    return {
      id: booking.id,
      what: 'meeting' as const,
      title: type.name,
      about: `With ${hostNames(meeting)}, ${type.minutes} min`,
      reference: booking.reference,
      startAt: booking.startAt.toISOString(),
      when: spanText(booking.startAt, booking.endAt, zone),
      standing: booking.status,
      page: seen ? `/booking/meeting?${query}` : null,
      join: booking.status === 'confirmed' && now() < booking.endAt ? booking.videoUrl : null,
      calendar: seen && booking.status === 'confirmed' ? `/api/booking/meeting.ics?${query}` : null,
      move: changeable ? `/booking/reschedule?${query}` : null,
      cancel: changeable ? `/booking/cancel?${query}` : null,
    };
  });
}
