import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type EntryData, entryKinds } from './kinds.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Content that operators edit: the newest version, the public one, and when the next one is published. */
export const publishingEntries = pgTable(
  'publishing_entries',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** The address of the newest version; a path for pages that always exist. */
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    /** The name shown in lists. */
    name: text('name').notNull(),
    data: jsonb('data').$type<EntryData>().notNull(),
    /** Rises with every save; revisions have the same numbers. */
    version: integer('version').notNull(),
    published: jsonb('published').$type<EntryData>(),
    publishedSlug: text('published_slug'),
    publishedVersion: integer('published_version'),
    publishedAt: moment('published_at'),
    /** When `publishVersion` becomes public. */
    publishAt: moment('publish_at'),
    publishVersion: integer('publish_version'),
    /** True until someone edits it. Until then it follows the file. */
    asSeeded: boolean('as_seeded').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    binnedAt: moment('binned_at'),
  },
  (table) => [
    uniqueIndex('publishing_entries_slug').on(table.kind, table.slug).where(sql`${table.binnedAt} is null`),
    uniqueIndex('publishing_entries_public_slug')
      .on(table.kind, table.publishedSlug)
      .where(sql`${table.binnedAt} is null and ${table.publishedSlug} is not null`),
    index('publishing_entries_due').on(table.publishAt),
    check(
      'publishing_entries_due_whole',
      sql`(${table.publishAt} is null) = (${table.publishVersion} is null)`,
    ),
  ],
);

/** Every saved state of an entry, never changed. */
export const publishingRevisions = pgTable(
  'publishing_revisions',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => publishingEntries.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    data: jsonb('data').$type<EntryData>().notNull(),
    /** Where it came from: 'seed', 'edit', or 'return:3'. */
    origin: text('origin').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.version] })],
);

/** Which seeds were ever put in: one that an operator removed does not come back. */
export const publishingSeeds = pgTable('publishing_seeds', {
  key: text('key').primaryKey(),
  addedAt: moment('added_at').notNull(),
});

/** Addresses that lead elsewhere for good. */
export const publishingRedirects = pgTable(
  'publishing_redirects',
  {
    id: uuid('id').primaryKey(),
    fromPath: text('from_path').notNull(),
    toPath: text('to_path').notNull(),
    /** True where a changed address left it. */
    automatic: boolean('automatic').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('publishing_redirects_from').on(table.fromPath)],
);

/** Pictures that texts can show. */
export const publishingPictures = pgTable('publishing_pictures', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  alt: text('alt').notNull(),
  /** What must stay in view when it is cut, from 0 to 1. */
  focusX: real('focus_x').notNull(),
  focusY: real('focus_y').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** The widths that are kept, the smallest first. */
  widths: integer('widths').array().notNull(),
  version: integer('version').notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  binnedAt: moment('binned_at'),
});
