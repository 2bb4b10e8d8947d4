import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings, meetingTypes } from '../tables.server.ts';
import type { Marks } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofPoll = () =>
  uuid('poll_id')
    .notNull()
    .references(() => bookingPolls.id, { onDelete: 'cascade' });

/** One row per poll that asks several people which time suits them. */
export const bookingPolls = pgTable(
  'booking_polls',
  {
    id: uuid('id').primaryKey(),
    typeId: uuid('type_id')
      .notNull()
      .references(() => meetingTypes.id),
    /** Its subject, as the person who asks wrote it. */
    title: text('title').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    zone: text('zone').notNull(),
    /** The last of its times. The retention period starts here. */
    lastAt: moment('last_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it ended, with or without a meeting. */
    closedAt: moment('closed_at'),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('booking_polls_email').on(table.emailKey),
    index('booking_polls_last').on(table.lastAt),
    index('booking_polls_booking').on(table.bookingId),
  ],
);

/** The times that a poll asks about. */
export const bookingPollTimes = pgTable(
  'booking_poll_times',
  { pollId: ofPoll(), startAt: moment('start_at').notNull() },
  (table) => [primaryKey({ columns: [table.pollId, table.startAt] })],
);

/** One row per person who has answered a poll. */
export const bookingPollVotes = pgTable(
  'booking_poll_votes',
  {
    id: uuid('id').primaryKey(),
    pollId: ofPoll(),
    name: text('name').notNull(),
    /** The email address for the result; empty for people who didn't ask for it. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    marks: jsonb('marks').$type<Marks>().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('booking_poll_votes_poll').on(table.pollId, table.id),
    index('booking_poll_votes_email').on(table.emailKey),
  ],
);
