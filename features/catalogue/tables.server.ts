import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Hue } from '#lib/look/hue.ts';
import { kinds, priceModels, statuses } from './kinds.ts';
import type { ApplicationWish } from './schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const isPublished = sql`status = 'published'`;
const chosenBy = <Column>(table: { category: Column; kind: Column; priceModel: Column }) => [
  table.category,
  table.kind,
  table.priceModel,
];

/** The catalogue. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull(),
    summary: text('summary').notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    category: text('category').notNull(),
    industries: text('industries').array().notNull(),
    features: jsonb('features').$type<[name: string, text: string][]>().notNull(),
    stack: text('stack').array().notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    priceModel: text('price_model', { enum: priceModels }).notNull(),
    takes: text('takes').notNull(),
    gives: text('gives').notNull(),
    hue: text('hue').$type<Hue>().notNull(),
    object: text('object').notNull(),
    screens: text('screens').array().notNull(),
    pictures: jsonb('pictures').$type<ApplicationWish['pictures']>().notNull().default([]),
    maker: text('maker'),
    demoUrl: text('demo_url'),
    storyUrl: text('story_url'),
    status: text('status', { enum: statuses }).notNull(),
    /** The operator's order among equally popular applications. */
    position: integer('position').notNull(),
    /** How many people have saved it; counted every hour. */
    popularity: integer('popularity').notNull().default(0),
    /** Counts the edits, so that the second of two editors is warned. */
    version: integer('version').notNull().default(1),
    /** Features, industries and stack as one text, because a generated column cannot join lists. */
    searchWords: text('search_words').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', tagline || ' ' || category), 'B') || setweight(to_tsvector('english', search_words), 'C') || setweight(to_tsvector('english', summary || ' ' || description), 'D')`,
    ),
    createdAt: moment('created_at').notNull(),
    publishedAt: moment('published_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('applications_slug').on(table.slug),
    index('applications_search').using('gin', table.search),
    // Each index ends with the columns that filters use, so that rows can be filtered without reading them.
    // `ORDER BY … DESC` can use an index only if nulls come first in it.
    index('applications_by_recommendation')
      .on(table.popularity.desc().nullsFirst(), table.position, table.id, ...chosenBy(table))
      .where(isPublished),
    index('applications_by_name')
      .on(table.name, table.id, ...chosenBy(table))
      .where(isPublished),
    index('applications_by_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id, ...chosenBy(table))
      .where(isPublished),
    index('applications_category')
      .on(table.category, table.popularity.desc().nullsFirst(), table.position)
      .where(isPublished),
    check('applications_kind_known', sql`${table.kind} in ('pre-built', 'custom')`),
    check('applications_price_known', sql`${table.priceModel} in ('open', 'set-up', 'scoped', 'weekly')`),
    check(
      'applications_status_known',
      sql`${table.status} in ('draft', 'in-review', 'published', 'rejected')`,
    ),
    check(
      'applications_published_at_known',
      sql`${table.status} <> 'published' or ${table.publishedAt} is not null`,
    ),
  ],
);

/** Every word in the catalogue, to compare misspelt ones with. */
export const applicationWords = pgTable(
  'application_words',
  {
    word: text('word').primaryKey(),
    /** As the search compares it; null for words that carry no meaning. */
    stem: text('stem').generatedAlwaysAs(sql`(ts_lexize('english_stem', word))[1]`),
  },
  (table) => [
    index('application_words_stem').on(table.stem),
    index('application_words_alike').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
