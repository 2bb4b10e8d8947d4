import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Actions of staff that they can undo for a day. */
export const undoOffers = pgTable(
  'undo_offers',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    actor: text('actor').notNull(),
    endsAt: moment('ends_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('undo_offers_ends').on(table.endsAt)],
);
