import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Db } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { choice, days, defineTable, oneOf } from '#server/tables/define-table.ts';
import { hostNames } from '../present.ts';
import { selectMeetings, withCohosts } from '../queries.server.ts';
import { bookings, hosts, meetingTypes } from '../tables.server.ts';
import { meetingWords } from './meeting-words.ts';
import { standingOf } from './queries.server.ts';

const confirmed = eq(bookings.status, 'confirmed');

/** Every meeting that was booked. */
export const bookingList = defineTable({
  name: 'bookings',
  section: 'bookings',
  from: sql`${bookings} inner join ${hosts} on ${hosts.id} = ${bookings.hostId} inner join ${meetingTypes} on ${meetingTypes.id} = ${bookings.typeId}`,
  id: bookings.id,
  rows: async (db: Db, ids: string[]) => {
    const rows = await withCohosts(db, await selectMeetings(db).where(inArray(bookings.id, ids)));
    return rows.map((meeting) => ({
      id: meeting.booking.id,
      name: meeting.booking.name,
      email: meeting.booking.email,
      reference: meeting.booking.reference,
      type: meeting.type.name,
      host: hostNames(meeting),
      startAt: meeting.booking.startAt,
      createdAt: meeting.booking.createdAt,
      standing: standingOf(meeting.booking),
    }));
  },
  columns: {
    name: { label: 'With', value: (row) => row.name, sort: sql`lower(${bookings.name})` },
    when: { label: 'When', value: (row) => row.startAt, sort: bookings.startAt },
    type: { label: 'Meeting', value: (row) => row.type, sort: meetingTypes.name },
    host: { label: 'Host', value: (row) => row.host, sort: hosts.name },
    state: { label: 'State', value: (row) => meetingWords[row.standing], sort: bookings.status },
    email: { label: 'Email', value: (row) => row.email, sort: bookings.emailKey, extra: true },
    reference: { label: 'Reference', value: (row) => row.reference, extra: true },
    booked: { label: 'Booked', value: (row) => row.createdAt, sort: bookings.createdAt, extra: true },
  },
  // Who holds it is a filter: a search over two tables finds no index.
  search: [bookings.name, bookings.email, bookings.reference, bookings.agenda],
  filters: {
    state: oneOf('State', {
      upcoming: {
        label: meetingWords.upcoming,
        where: () => and(confirmed, gt(bookings.endAt, now()), isNull(bookings.noShowAt)),
      },
      over: {
        label: meetingWords.over,
        where: () => and(confirmed, lte(bookings.endAt, now()), isNull(bookings.noShowAt)),
      },
      'no-show': { label: meetingWords['no-show'], where: () => isNotNull(bookings.noShowAt) },
      cancelled: { label: meetingWords.cancelled, where: () => eq(bookings.status, 'cancelled') },
    }),
    host: choice('Host', bookings.hostId, () =>
      services()
        .database.db.select({ value: hosts.id, label: hosts.name })
        .from(hosts)
        .orderBy(asc(hosts.name))
        .execute(),
    ),
    type: choice('Meeting', bookings.typeId, () =>
      services()
        .database.db.select({ value: meetingTypes.id, label: meetingTypes.name })
        .from(meetingTypes)
        .orderBy(asc(meetingTypes.position))
        .execute(),
    ),
    when: days('When', bookings.startAt),
  },
  defaultSort: '-when',
  views: {
    Upcoming: 'state=upcoming&sort=when',
    Over: 'state=over',
    'No-show': 'state=no-show',
    Cancelled: 'state=cancelled',
  },
});
