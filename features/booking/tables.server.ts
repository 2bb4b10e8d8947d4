import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Question } from '#lib/forms/questions.ts';
import { calendarKinds } from './calendar-kinds.ts';
import type { Overrides, Video, Weekly } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofHost = () =>
  uuid('host_id')
    .notNull()
    .references(() => hosts.id);
const ofType = () =>
  uuid('type_id')
    .notNull()
    .references(() => meetingTypes.id);

/** People who take meetings, with their hours in their own time zone. */
export const hosts = pgTable(
  'hosts',
  {
    id: uuid('id').primaryKey(),
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    zone: text('zone').notNull(),
    weekly: jsonb('weekly').$type<Weekly>().notNull(),
    overrides: jsonb('overrides').$type<Overrides>().notNull(),
    /** The region whose public holidays they keep, such as DE-BE; empty for none. */
    holidays: text('holidays').notNull().default(''),
    video: jsonb('video').$type<Video>().notNull(),
    /** Rises with every edit, so that people who edit an older version are warned. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('hosts_handle').on(table.handle)],
);

/** Meetings that can be booked; all times are in minutes, except `days_ahead`. */
export const meetingTypes = pgTable(
  'meeting_types',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    summary: text('summary').notNull(),
    minutes: integer('minutes').notNull(),
    step: integer('step').notNull(),
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    notice: integer('notice').notNull(),
    daysAhead: integer('days_ahead').notNull(),
    dailyLimit: integer('daily_limit'),
    /** How many of its hosts attend one meeting. */
    hostsNeeded: integer('hosts_needed').notNull().default(1),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    active: boolean('active').notNull(),
    position: integer('position').notNull(),
    /** Rises with every edit. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('meeting_types_slug').on(table.slug),
    check('meeting_types_on_the_quarter', sql`${table.step} > 0 and ${table.step} % 15 = 0`),
    check('meeting_types_have_length', sql`${table.minutes} > 0`),
    check('meeting_types_need_somebody', sql`${table.hostsNeeded} > 0`),
  ],
);

/** Who holds which type of meeting. */
export const meetingTypeHosts = pgTable(
  'meeting_type_hosts',
  { typeId: ofType(), hostId: ofHost() },
  (table) => [primaryKey({ columns: [table.typeId, table.hostId] })],
);

/** Days on which a host is away, both included, by the calendar of their zone. */
export const hostAbsences = pgTable(
  'host_absences',
  {
    id: uuid('id').primaryKey(),
    hostId: ofHost(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Why; only staff see it. */
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('host_absences_host').on(table.hostId, table.lastDay),
    check('host_absences_last_after_first', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
);

/** Stretches of a day in which a host cannot be met, though it is within their hours. */
export const hostBlocks = pgTable(
  'host_blocks',
  {
    id: uuid('id').primaryKey(),
    hostId: ofHost(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    /** Why; only staff see it. */
    note: text('note').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('host_blocks_host').on(table.hostId, table.startAt),
    check('host_blocks_end_after_start', sql`${table.endAt} > ${table.startAt}`),
  ],
);

/** Where a booking stands. */
export const bookingStates = ['confirmed', 'cancelled'] as const;

/** One row a meeting that was booked. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    /** What people call it by. */
    reference: text('reference').notNull(),
    typeId: ofType(),
    hostId: ofHost(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    /** The host's date that the day's limit counts it under, also after the host moves to another zone. */
    hostDate: date('host_date', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    zone: text('zone').notNull(),
    agenda: text('agenda').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    videoUrl: text('video_url'),
    status: text('status', { enum: bookingStates }).notNull(),
    cancelledBy: text('cancelled_by', { enum: ['visitor', 'host'] }),
    /** What was said at the last change. */
    message: text('message').notNull(),
    /** Of the calendar entry: rises with every change. */
    sequence: integer('sequence').notNull(),
    uid: text('uid').notNull(),
    /** What a repeated press is found by. */
    idempotencyKey: text('idempotency_key').notNull(),
    remindedDayAt: moment('reminded_day_at'),
    remindedHourAt: moment('reminded_hour_at'),
    /** When it was marked that nobody came. */
    noShowAt: moment('no_show_at'),
    createdAt: moment('created_at').notNull(),
    /** When its time was last set: at booking, or at the last move. */
    scheduledAt: moment('scheduled_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('bookings_reference').on(table.reference),
    index('bookings_start').on(table.status, table.startAt),
    index('bookings_host').on(table.hostId, table.startAt),
    index('bookings_email').on(table.emailKey, table.startAt),
    index('bookings_idempotency').on(table.idempotencyKey),
    index('bookings_when').on(table.startAt, table.id),
    index('bookings_type').on(table.typeId, table.startAt, table.id),
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_name').on(sql`lower(${table.name})`, table.id),
    index('bookings_no_show').on(table.startAt, table.id).where(sql`${table.noShowAt} is not null`),
    index('bookings_name_words').using('gin', table.name.op('gin_trgm_ops')),
    index('bookings_email_words').using('gin', table.email.op('gin_trgm_ops')),
    index('bookings_reference_words').using('gin', table.reference.op('gin_trgm_ops')),
    index('bookings_agenda_words').using('gin', table.agenda.op('gin_trgm_ops')),
    check('bookings_status_known', sql`${table.status} in ('confirmed', 'cancelled')`),
    check('bookings_cancelled_by_known', sql`${table.cancelledBy} in ('visitor', 'host')`),
    check('bookings_end_after_start', sql`${table.endAt} > ${table.startAt}`),
  ],
);

/** The other hosts of a meeting that needs several. */
export const bookingCohosts = pgTable(
  'booking_cohosts',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    hostId: ofHost(),
    /** As in the booking: the date their own limit counts it under. */
    hostDate: date('host_date', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.hostId] }),
    index('booking_cohosts_host').on(table.hostId),
  ],
);

/** One row each quarter hour that a host is held: the primary key decides who gets it. */
export const bookingSlots = pgTable(
  'booking_slots',
  {
    hostId: ofHost(),
    quarter: moment('quarter').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.quarter] }),
    index('booking_slots_booking').on(table.bookingId),
  ],
);

/** How many meetings of a type a host holds on a day. */
export const bookingDayCounts = pgTable(
  'booking_day_counts',
  {
    hostId: ofHost(),
    typeId: ofType(),
    day: date('day', { mode: 'string' }).notNull(),
    held: integer('held').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hostId, table.typeId, table.day] })],
);

/** Private calendar addresses: deleting a row revokes its address. */
export const bookingFeeds = pgTable(
  'booking_feeds',
  {
    id: uuid('id').primaryKey(),
    owner: text('owner', { enum: ['visitor', 'host'] }).notNull(),
    /** A visitor's normalised address, or a host's id. */
    ownerKey: text('owner_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('booking_feeds_owner').on(table.owner, table.ownerKey),
    check('booking_feeds_owner_known', sql`${table.owner} in ('visitor', 'host')`),
  ],
);

/** Who wants to hear when something frees up on a full day. */
export const bookingWaits = pgTable(
  'booking_waits',
  {
    id: uuid('id').primaryKey(),
    typeId: ofType(),
    /** By the clock of the zone. */
    day: date('day', { mode: 'string' }).notNull(),
    zone: text('zone').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: moment('created_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [
    uniqueIndex('booking_waits_once').on(table.typeId, table.day, table.emailKey),
    index('booking_waits_day').on(table.day),
  ],
);

/** A host's external calendar: its entries count as busy, and meetings are written into it. */
export const hostCalendars = pgTable(
  'host_calendars',
  {
    id: uuid('id').primaryKey(),
    hostId: ofHost(),
    kind: text('kind', { enum: calendarKinds }).notNull(),
    address: text('address').notNull(),
    /** What opens it, sealed under the app's secret. */
    sealedAccess: text('sealed_access').notNull(),
    writes: boolean('writes').notNull(),
    /** When it was last read whole; null until then. */
    readAt: moment('read_at'),
    /** Why the last reading or writing failed; null when it did not. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('host_calendars_address').on(table.hostId, table.address),
    check('host_calendars_kind_known', sql`${table.kind} in ('caldav', 'ics', 'google', 'microsoft')`),
  ],
);
const ofCalendar = () =>
  uuid('calendar_id')
    .notNull()
    .references(() => hostCalendars.id, { onDelete: 'cascade' });

/** When a host is busy elsewhere, as their calendar said when it was last read. */
export const hostBusy = pgTable(
  'host_busy',
  {
    calendarId: ofCalendar(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.calendarId, table.startAt, table.endAt] }),
    index('host_busy_end').on(table.endAt),
  ],
);

/** Meetings that were written into a host's calendar, and what they are called there. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    calendarId: ofCalendar(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    remoteId: text('remote_id').notNull(),
    sequence: integer('sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.bookingId] })],
);
