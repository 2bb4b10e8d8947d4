import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { beginners, type Changes, type Found, mostSchedules, paces, works } from './schedules.ts';
import type { Task } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What accounts let run every day, week or month. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** One of the places that an account has. */
    place: smallint('place').notNull(),
    work: text('work', { enum: works }).notNull(),
    address: text('address').notNull(),
    /** All that a run needs to know. */
    task: jsonb('task').$type<Task>().notNull(),
    pace: text('pace', { enum: paces }).notNull(),
    /** The clock by which it runs. */
    zone: text('zone').notNull(),
    /** The moment from which its runs are counted. */
    startsAt: moment('starts_at').notNull(),
    /** When it is due; null while it is paused. */
    nextRunAt: moment('next_run_at'),
    /** How many scheduled runs in a row have failed. */
    failures: smallint('failures').notNull().default(0),
    pausedAt: moment('paused_at'),
    /** When it was last changed or run. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    // This is what limits an account, also where two forms arrive at once.
    uniqueIndex('schedules_place').on(table.userId, table.place),
    uniqueIndex('schedules_address').on(table.userId, table.work, table.address),
    index('schedules_due').on(table.nextRunAt).where(sql`${table.nextRunAt} is not null`),
    index('schedules_used').on(table.usedAt),
    check('schedules_places', sql`${table.place} between 1 and ${sql.raw(String(mostSchedules))}`),
    check('schedules_work_known', sql`${table.work} in ('seo', 'forecast')`),
    check('schedules_pace_known', sql`${table.pace} in ('day', 'week', 'month')`),
    check('schedules_due_or_paused', sql`(${table.nextRunAt} is null) = (${table.pausedAt} is not null)`),
  ],
);

/** Every time that a schedule ran. */
export const scheduleRuns = pgTable(
  'schedule_runs',
  {
    id: uuid('id').primaryKey(),
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    /** Whether somebody pressed or the clock did. */
    by: text('by', { enum: beginners }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while it waits or goes on. */
    endedAt: moment('ended_at'),
    ok: boolean('ok').notNull().default(false),
    /** How it ended, in one sentence. */
    said: text('said').notNull().default(''),
    /** The whole result; of the last runs that went well. */
    found: jsonb('found').$type<Found>(),
    /** What is different from the last run before it that went well. */
    changes: jsonb('changes').$type<Changes>(),
  },
  (table) => [
    index('schedule_runs_schedule').on(table.scheduleId, table.id),
    // A schedule runs once at a time, whoever begins it.
    uniqueIndex('schedule_runs_going').on(table.scheduleId).where(sql`${table.endedAt} is null`),
    check('schedule_runs_by_known', sql`${table.by} in ('hand', 'schedule')`),
  ],
);
