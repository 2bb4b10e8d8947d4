import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#server/companies/tables.ts';
import { thingKinds } from './kinds.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const isKnownKind = (kind: AnyPgColumn) => sql`${kind} in ('application', 'story', 'post', 'event', 'demo')`;

/** Which thing it is, and what it was called when it was last looked up: what a search reads. */
const thing = {
  kind: text('kind', { enum: thingKinds }).notNull(),
  key: text('key').notNull(),
  title: text('title').notNull(),
  about: text('about').notNull(),
  note: text('note').notNull().default(''),
};

/** What people keep for later, by account. */
export const savedItems = pgTable(
  'saved_items',
  { userId: text('user_id').notNull(), ...thing, savedAt: moment('saved_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.key] }),
    // `ORDER BY … DESC` reads an index only where nulls stand first.
    index('saved_items_newest').on(table.userId, table.savedAt.desc().nullsFirst(), table.key),
    index('saved_items_thing').on(table.kind, table.key),
    index('saved_items_saved').on(table.savedAt),
    check('saved_items_kind_known', isKnownKind(table.kind)),
  ],
);

/** What a collection may hold. */
export const collectionScopes = ['any', 'applications'] as const;

/** Named collections of things. */
export const collections = pgTable(
  'collections',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The company that sees it; null while it is the owner's alone. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    scope: text('scope', { enum: collectionScopes }).notNull(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    /** What the link that shows it is signed for; a link of another id opens nothing. */
    shareId: uuid('share_id'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('collections_newest').on(table.userId, table.scope, table.changedAt.desc().nullsFirst(), table.id),
    index('collections_company').on(table.companyId),
    index('collections_changed').on(table.changedAt),
    uniqueIndex('collections_share').on(table.shareId),
    check('collections_scope_known', sql`${table.scope} in ('any', 'applications')`),
  ],
);

/** What stands in a collection, in its order. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    ...thing,
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.kind, table.key] }),
    index('collection_items_order').on(table.collectionId, table.position),
    index('collection_items_thing').on(table.kind, table.key),
    check('collection_items_kind_known', isKnownKind(table.kind)),
  ],
);
