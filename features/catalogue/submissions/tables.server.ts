import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#server/companies/tables.ts';
import type { Draft } from './fields.ts';
import { submissionStatuses } from './rules.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Applications that people submit, with their drafts. */
export const submissions = pgTable(
  'application_submissions',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The company of the person who made it, at that time. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    draft: jsonb('draft').$type<Draft>().notNull(),
    status: text('status', { enum: submissionStatuses }).notNull(),
    /** Its address in the catalogue, set when it is first submitted. */
    slug: text('slug'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('application_submissions_person').on(table.userId, table.changedAt.desc().nullsFirst(), table.id),
    index('application_submissions_waiting').on(table.status, table.sentAt, table.id),
    uniqueIndex('application_submissions_slug').on(table.slug),
    check(
      'application_submissions_status_known',
      sql`${table.status} in ('draft', 'in-review', 'published', 'rejected')`,
    ),
  ],
);

/** Pictures of submitted applications; the files lie in the storage. */
export const submissionScreens = pgTable(
  'submission_screens',
  {
    id: uuid('id').primaryKey(),
    /** Null once the submission is gone: the row stays until its file is removed. */
    submissionId: uuid('submission_id').references(() => submissions.id, { onDelete: 'set null' }),
    /** What it shows, for people who hear the page. */
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    contentType: text('content_type').notNull(),
    /** Its place; null once it is taken out, and kept only while the catalogue shows it. */
    position: integer('position'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('submission_screens_order').on(table.submissionId, table.position)],
);

/** What was said about a submission, and where it went. */
export const submissionNotes = pgTable(
  'submission_notes',
  {
    id: uuid('id').primaryKey(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['owner', 'staff'] }).notNull(),
    /** The status that it went to with this note; null for a word in between. */
    status: text('status', { enum: submissionStatuses }),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('submission_notes_order').on(table.submissionId, table.id),
    check('submission_notes_side_known', sql`${table.side} in ('owner', 'staff')`),
  ],
);
