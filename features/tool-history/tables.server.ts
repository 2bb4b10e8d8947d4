import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Block } from './blocks.ts';
import { mostResults, mostShared } from './rules.ts';
import { toolNames } from './tools.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const isKnownTool = (tool: AnyPgColumn) =>
  sql`${tool} in ('documents', 'speech', 'speak', 'composer', 'task', 'leaflet')`;

/** What anybody can read of a result, and where it was made. */
const shown = {
  tool: text('tool', { enum: toolNames }).notNull(),
  path: text('path').notNull(),
  title: text('title').notNull(),
  blocks: jsonb('blocks').$type<Block[]>().notNull(),
};

/** Results of the AI tools that people keep in their account. Browsers name them, so a name counts within an account. */
export const toolResults = pgTable(
  'tool_results',
  {
    userId: text('user_id').notNull(),
    id: uuid('id').notNull(),
    ...shown,
    about: text('about').notNull(),
    words: text('words').notNull(),
    pinned: boolean('pinned').notNull(),
    /** What the tool opens it from. */
    state: text('state').notNull(),
    /** When it was made, by the browser's clock: of two forms, the one that was made later is kept. */
    madeAt: moment('made_at').notNull(),
    /** When the account last took a form of it, by our clock. */
    changedAt: moment('changed_at').notNull(),
    /** Somebody gave it its title: no form that arrives later takes it away. */
    isNamed: boolean('is_named').notNull().default(false),
    /** One of the places that an account has: two results at once can't both take the last. */
    place: smallint('place').notNull(),
  },
  (table) => [
    uniqueIndex('tool_results_place').on(table.userId, table.place),
    check('tool_results_places', sql`${table.place} between 1 and ${sql.raw(String(mostResults))}`),
    primaryKey({ columns: [table.userId, table.id] }),
    index('tool_results_changed').on(table.changedAt),
    check('tool_results_tool_known', isKnownTool(table.tool)),
  ],
);

/** The history of an account. Whoever changes it locks its row, so that everything in it happens one after the other. */
export const toolHistories = pgTable('tool_histories', {
  userId: text('user_id').primaryKey(),
  /** The names of what was deleted last, so that a form that is still on its way doesn't bring it back. */
  deleted: uuid('deleted').array().notNull().default([]),
});

/** Results that somebody shows by a link. */
export const sharedResults = pgTable(
  'shared_results',
  {
    /** Random: whoever has it can read the result. */
    id: uuid('id').primaryKey(),
    /** Who shares it; null for a visitor without an account. */
    userId: text('user_id'),
    /** What such a visitor takes it back with, hashed. */
    keyHash: text('key_hash'),
    /** The name that the page says, as it was when it was shared. */
    sharedBy: text('shared_by'),
    /** Which result it is, by the name that the browser gave it. */
    resultId: uuid('result_id').notNull(),
    ...shown,
    sharedAt: moment('shared_at').notNull(),
    /** When it stops by itself; null where only its owner stops it. */
    expiresAt: moment('expires_at'),
    /** One of the places that an account has for links; null for a visitor. */
    place: smallint('place'),
  },
  (table) => [
    uniqueIndex('shared_results_place').on(table.userId, table.place),
    check('shared_results_places', sql`${table.place} between 1 and ${sql.raw(String(mostShared))}`),
    check('shared_results_placed', sql`(${table.userId} is null) = (${table.place} is null)`),
    // One link for each result of an account.
    uniqueIndex('shared_results_own').on(table.userId, table.resultId),
    index('shared_results_expires').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    check('shared_results_tool_known', isKnownTool(table.tool)),
    check('shared_results_owner', sql`(${table.userId} is null) = (${table.keyHash} is not null)`),
    check('shared_results_end', sql`(${table.userId} is null) = (${table.expiresAt} is not null)`),
  ],
);
