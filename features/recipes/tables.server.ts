import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import type { KeptChanges } from './changes.ts';
import { beginners, schedules } from './recipes.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Scraper recipes that accounts save and run on a schedule. */
export const recipes = pgTable(
  'recipes',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** One of the five places of an account; null once it is deleted. */
    place: integer('place'),
    name: text('name').notNull(),
    recipe: jsonb('recipe').$type<Recipe>().notNull(),
    schedule: text('schedule', { enum: schedules }).notNull(),
    /** When it is due; null if it has no schedule, is paused or was deleted. */
    nextRunAt: moment('next_run_at'),
    /** How many scheduled runs in a row have failed. */
    failures: integer('failures').notNull().default(0),
    /** Since when the schedule is paused because of them. */
    pausedAt: moment('paused_at'),
    createdAt: moment('created_at').notNull(),
    /** When it was last changed or run. */
    usedAt: moment('used_at').notNull(),
    /** It can be restored for a day. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    // There are five places, each for one recipe. This is what limits an account to five.
    uniqueIndex('recipes_place').on(table.userId, table.place),
    index('recipes_due').on(table.nextRunAt).where(sql`${table.nextRunAt} is not null`),
    index('recipes_used').on(table.usedAt),
    check('recipes_place_known', sql`${table.place} between 1 and 5`),
    check('recipes_place_or_deleted', sql`(${table.place} is null) = (${table.deletedAt} is not null)`),
    check('recipes_schedule_known', sql`${table.schedule} in ('hand', 'hourly', 'daily', 'weekly')`),
  ],
);

/** Every time that a recipe ran. */
export const recipeRuns = pgTable(
  'recipe_runs',
  {
    id: uuid('id').primaryKey(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Whether somebody pressed or the clock did. */
    by: text('by', { enum: beginners }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while it goes on. */
    endedAt: moment('ended_at'),
    ok: boolean('ok').notNull().default(false),
    /** How it ended, in words. */
    said: text('said').notNull().default(''),
    pages: integer('pages').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    /** What was found; of the last two runs that went well. */
    found: jsonb('found').$type<{ columns: string[]; rows: string[][] }>(),
    /** What changed since the last run that went well before it. */
    changes: jsonb('changes').$type<KeptChanges>(),
  },
  (table) => [
    index('recipe_runs_recipe').on(table.recipeId, table.id),
    // A recipe runs once at a time, whoever begins it.
    uniqueIndex('recipe_runs_going').on(table.recipeId).where(sql`${table.endedAt} is null`),
    check('recipe_runs_by_known', sql`${table.by} in ('hand', 'schedule')`),
  ],
);
