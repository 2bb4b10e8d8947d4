import { and, asc, eq, gt } from 'drizzle-orm';
import { type CalendarEvent, writeCalendar } from '#lib/time/ics.ts';
import { now } from '#server/clock.ts';
import { studio } from '#server/mail/our-addresses.ts';
import { services } from '#server/services.ts';
import { entryOf } from './calendar.ts';
import { meetingUrl, readFeedLink } from './links.server.ts';
import type { LinkRole } from './policy.ts';
import { heldBy, type Meeting, selectMeetings, withCohosts } from './queries.server.ts';
import { bookingFeeds, bookings } from './tables.server.ts';

const shownFor = 90 * 86_400_000;
const mostMeetings = 1000;

/** The calendar behind a private address: meetings of the last three months and all to come, and what else the site holds of the address; null when it was revoked. */
export async function readFeed(
  token: string,
  alsoOf: (emailKey: string) => Promise<CalendarEvent[]>,
): Promise<string | null> {
  const id = readFeedLink(token);
  if (!id) return null;
  const { db } = services().database;
  const [feed] = await db.select().from(bookingFeeds).where(eq(bookingFeeds.id, id));
  if (!feed) return null;
  const mine = feed.owner === 'host' ? heldBy(feed.ownerKey) : eq(bookings.emailKey, feed.ownerKey);
  const rows = await selectMeetings(db)
    .where(and(mine, gt(bookings.endAt, new Date(now().getTime() - shownFor))))
    .orderBy(asc(bookings.startAt))
    .limit(mostMeetings);
  const meetings = await withCohosts(db, rows);
  const { name } = studio();
  return writeCalendar({
    method: 'PUBLISH',
    product: name,
    name: feed.owner === 'host' ? `${name}: meetings` : `With ${name}`,
    events: [
      ...meetings.map((meeting) => entryOf(meeting, studio(), meetingUrl(meeting.booking.id, feed.owner))),
      ...(feed.owner === 'visitor' ? await alsoOf(feed.ownerKey) : []),
    ],
  });
}

/** One meeting as a calendar file, for who holds this kind of link to it. */
export const meetingFile = (meeting: Meeting, role: LinkRole): string =>
  writeCalendar({
    method: 'PUBLISH',
    product: studio().name,
    events: [entryOf(meeting, studio(), meetingUrl(meeting.booking.id, role))],
  });
