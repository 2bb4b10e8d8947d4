import { bigint, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#lib/staff/api-scopes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row per API key. Of the key itself we keep only its hash and its first letters. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Its first letters, by which people recognise it. */
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    /** Who created it, written as in the audit log. */
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    uses: bigint('uses', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_made_by').on(table.madeBy)],
);
