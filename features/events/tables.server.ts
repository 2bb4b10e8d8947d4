import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import {
  type AgendaItem,
  audiences,
  type Cover,
  eventKinds,
  eventStates,
  registrationStates,
  ticketModes,
} from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofEvent = () =>
  uuid('event_id')
    .notNull()
    .references(() => studioEvents.id);

/** Events that people can attend. The table `events` is something else: it records what happens on the site. */
export const studioEvents = pgTable(
  'studio_events',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    topics: text('topics').array().notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    zone: text('zone').notNull(),
    /** The place for people who attend in person; empty for online events. */
    place: text('place').notNull(),
    cover: jsonb('cover').$type<Cover>().notNull(),
    agenda: jsonb('agenda').$type<AgendaItem[]>().notNull(),
    questions: jsonb('questions').$type<Question[]>().notNull(),
    status: text('status', { enum: eventStates }).notNull(),
    /** The message sent when it was last moved or cancelled. */
    message: text('message').notNull(),
    /** Where to watch or read it afterwards. */
    recording: text('recording'),
    /** The sequence number of the public calendar entry, which rises with every change. */
    sequence: integer('sequence').notNull(),
    /** Rises with every edit, so that people who edit an older version are warned. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** When its time was last set. */
    scheduledAt: moment('scheduled_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('studio_events_slug').on(table.slug),
    index('studio_events_end').on(table.status, table.endAt),
    check('studio_events_kind_known', sql`${table.kind} in ('webinar', 'workshop', 'meetup', 'conference')`),
    check('studio_events_status_known', sql`${table.status} in ('draft', 'published', 'cancelled')`),
    check('studio_events_end_after_start', sql`${table.endAt} > ${table.startAt}`),
  ],
);

/** Ways to take part, each with its seats. `taken` is the counter that decides who gets one. */
export const eventTickets = pgTable(
  'event_tickets',
  {
    id: uuid('id').primaryKey(),
    eventId: ofEvent(),
    mode: text('mode', { enum: ticketModes }).notNull(),
    name: text('name').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull(),
    waiting: integer('waiting').notNull(),
    /** The last number given to a registration: the order of the waiting list. */
    lastNumber: integer('last_number').notNull(),
    /** What only registrants see: the link, the door. */
    instructions: text('instructions').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('event_tickets_mode').on(table.eventId, table.mode),
    check('event_tickets_mode_known', sql`${table.mode} in ('on-site', 'online')`),
    check('event_tickets_never_over', sql`${table.taken} between 0 and ${table.capacity}`),
    check('event_tickets_waiting_counted', sql`${table.waiting} >= 0`),
  ],
);

/** Those who lead an event. */
export const speakers = pgTable(
  'speakers',
  {
    id: uuid('id').primaryKey(),
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    /** What they decide in their work, in one sentence. */
    about: text('about').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Rises with each edit: who saves over another's is told. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('speakers_handle').on(table.handle)],
);

/** Who leads which event, and what of it. */
export const eventSpeakers = pgTable(
  'event_speakers',
  {
    eventId: ofEvent(),
    speakerId: uuid('speaker_id')
      .notNull()
      .references(() => speakers.id),
    leads: text('leads').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.speakerId] })],
);

/** One row a person who wants to come. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: uuid('id').primaryKey(),
    /** What people call it by. */
    reference: text('reference').notNull(),
    eventId: ofEvent(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => eventTickets.id),
    /** Given inside the transaction that holds the ticket's row: who waits, waits in this order. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    zone: text('zone').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    status: text('status', { enum: registrationStates }).notNull(),
    /** Whether the others who come may see their first name. */
    listed: boolean('listed').notNull().default(false),
    /** Rises when the seat is handed on: links of the one before are over. */
    holder: integer('holder').notNull(),
    /** Of the calendar entry. */
    sequence: integer('sequence').notNull(),
    /** What a repeated press is known by. */
    idempotencyKey: text('idempotency_key').notNull(),
    remindedDayAt: moment('reminded_day_at'),
    remindedHourAt: moment('reminded_hour_at'),
    /** When it was asked how the event was. */
    askedAt: moment('asked_at'),
    /** When they came through the door. */
    checkedInAt: moment('checked_in_at'),
    createdAt: moment('created_at').notNull(),
    /** When this person was last told a time: at registration, promotion or a move. */
    scheduledAt: moment('scheduled_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_registrations_reference').on(table.reference),
    uniqueIndex('event_registrations_number').on(table.ticketId, table.number),
    // One address comes once; who has cancelled may come back.
    uniqueIndex('event_registrations_person')
      .on(table.eventId, table.emailKey)
      .where(sql`${table.status} <> 'cancelled'`),
    index('event_registrations_line').on(table.ticketId, table.status, table.number),
    index('event_registrations_created').on(table.createdAt, table.id),
    index('event_registrations_event').on(table.eventId, table.createdAt, table.id),
    index('event_registrations_status').on(table.status, table.createdAt, table.id),
    index('event_registrations_name').on(sql`lower(${table.name})`, table.id),
    index('event_registrations_email').on(table.emailKey, table.id),
    index('event_registrations_came')
      .on(table.createdAt, table.id)
      .where(sql`${table.checkedInAt} is not null`),
    index('event_registrations_name_words').using('gin', table.name.op('gin_trgm_ops')),
    index('event_registrations_email_words').using('gin', table.email.op('gin_trgm_ops')),
    index('event_registrations_reference_words').using('gin', table.reference.op('gin_trgm_ops')),
    index('event_registrations_answer_words').using('gin', sql`(${table.answers}::text) gin_trgm_ops`),
    check('event_registrations_status_known', sql`${table.status} in ('registered', 'waiting', 'cancelled')`),
  ],
);

/** What those who came said afterwards: one row each. */
export const eventFeedback = pgTable(
  'event_feedback',
  {
    registrationId: uuid('registration_id')
      .primaryKey()
      .references(() => eventRegistrations.id, { onDelete: 'cascade' }),
    eventId: ofEvent(),
    rating: integer('rating').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('event_feedback_event').on(table.eventId),
    check('event_feedback_stars', sql`${table.rating} between 1 and 5`),
  ],
);

/** What was written to those who come: it can be looked at before it is sent, and is sent once. */
export const eventMessages = pgTable(
  'event_messages',
  {
    id: uuid('id').primaryKey(),
    eventId: ofEvent(),
    audience: text('audience', { enum: audiences }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** How many it went to; null until it is sent. */
    sentTo: integer('sent_to'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('event_messages_event').on(table.eventId),
    check('event_messages_audience_known', sql`${table.audience} in ('seated', 'waiting', 'everybody')`),
  ],
);
