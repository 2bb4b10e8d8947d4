import { and, eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { definePersonalData } from '#server/personal-data/define.ts';
import { eraseMeetings } from './commands/erase-visitor.server.ts';
import { followBookings } from './commands/follow-address.server.ts';
import { bookingPolls, bookingPollTimes, bookingPollVotes } from './polls/tables.server.ts';
import { selectMeetings } from './queries.server.ts';
import { bookingFeeds, bookings, bookingWaits, meetingTypes } from './tables.server.ts';

async function meetingsUnder(db: DbOrTx, emailKeys: string[]) {
  const rows = await selectMeetings(db).where(inArray(bookings.emailKey, emailKeys)).orderBy(bookings.id);
  return rows.map(({ booking, type, host }) => {
    const { id: _, typeId: __, hostId: ___, emailKey: ____, idempotencyKey: _____, ...said } = booking;
    return { ...said, type: type.name, with: host.name };
  });
}

const feedsOf = (emailKeys: string[]) =>
  and(eq(bookingFeeds.owner, 'visitor'), inArray(bookingFeeds.ownerKey, emailKeys));

export const bookingData = definePersonalData({
  name: 'booking',
  tables: [
    'bookings',
    'booking_cohosts',
    'booking_slots',
    'calendar_entries',
    'booking_waits',
    'booking_feeds',
  ],
  export: async (db, { emailKeys }) => ({
    meetings: await meetingsUnder(db, emailKeys),
    waiting: await db
      .select({
        type: meetingTypes.name,
        day: bookingWaits.day,
        zone: bookingWaits.zone,
        email: bookingWaits.email,
        createdAt: bookingWaits.createdAt,
        toldAt: bookingWaits.toldAt,
      })
      .from(bookingWaits)
      .innerJoin(meetingTypes, eq(meetingTypes.id, bookingWaits.typeId))
      .where(inArray(bookingWaits.emailKey, emailKeys)),
    feeds: await db
      .select({ email: bookingFeeds.ownerKey, createdAt: bookingFeeds.createdAt })
      .from(bookingFeeds)
      .where(feedsOf(emailKeys)),
  }),
  follow: followBookings,
  erase: async (tx, { emailKeys }) => {
    await eraseMeetings(tx, emailKeys);
    await tx.delete(bookingWaits).where(inArray(bookingWaits.emailKey, emailKeys));
    await tx.delete(bookingFeeds).where(feedsOf(emailKeys));
  },
});

export const bookingPollsData = definePersonalData({
  name: 'booking polls',
  tables: ['booking_polls', 'booking_poll_times', 'booking_poll_votes'],
  export: async (db, { emailKeys }) => {
    const polls = await db.select().from(bookingPolls).where(inArray(bookingPolls.emailKey, emailKeys));
    const ids = polls.map(({ id }) => id);
    const times = await db.select().from(bookingPollTimes).where(inArray(bookingPollTimes.pollId, ids));
    return {
      asked: polls.map(({ id, title, name, email, zone, createdAt, closedAt }) => ({
        title,
        name,
        email,
        zone,
        createdAt,
        closedAt,
        times: times.filter(({ pollId }) => pollId === id).map(({ startAt }) => startAt),
      })),
      answered: await db
        .select({
          poll: bookingPolls.title,
          name: bookingPollVotes.name,
          email: bookingPollVotes.email,
          marks: bookingPollVotes.marks,
          changedAt: bookingPollVotes.changedAt,
        })
        .from(bookingPollVotes)
        .innerJoin(bookingPolls, eq(bookingPolls.id, bookingPollVotes.pollId))
        .where(inArray(bookingPollVotes.emailKey, emailKeys)),
    };
  },
  erase: async (tx, { emailKeys }) => {
    await tx.delete(bookingPollVotes).where(inArray(bookingPollVotes.emailKey, emailKeys));
    await tx.delete(bookingPolls).where(inArray(bookingPolls.emailKey, emailKeys));
  },
});
