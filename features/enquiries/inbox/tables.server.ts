import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { enquiries } from '../tables.server.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row per note that staff left in a conversation. Notes have their own table, so that nothing sent or shown to visitors can contain one. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: uuid('id').primaryKey(),
    enquiryId: uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** The account of its author; null once that is erased. */
    authorId: text('author_id'),
    author: text('author').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('enquiry_notes_enquiry').on(table.enquiryId, table.id),
    index('enquiry_notes_author').on(table.authorId),
  ],
);

/** One row per saved reply. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    /** With placeholders such as {first name}. */
    body: text('body').notNull(),
    /** Rises with each change, so that people who would overwrite a colleague's change are warned. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('saved_replies_title').on(table.title)],
);
