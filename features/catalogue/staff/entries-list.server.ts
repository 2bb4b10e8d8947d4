import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/transaction.ts';
import { choice, days, defineTable } from '#server/tables/define-table.ts';
import { turnEntries } from '../commands/show-entries.server.ts';
import { kinds, type Status, statuses } from '../kinds.ts';
import { choiceLabel } from '../labels.ts';
import { countInReview } from '../submissions/count-in-review.server.ts';
import { trades } from '../submissions/fields.ts';
import { applications } from '../tables.server.ts';
import { entryWords } from './words.ts';

/** An entry of the catalogue in the list of the panel. */
export interface EntryLine {
  id: string;
  slug: string;
  name: string;
  maker: string | null;
  category: string;
  kind: (typeof kinds)[number];
  status: Status;
  position: number;
  popularity: number;
  changedAt: Date;
  publishedAt: Date | null;
}

const many = (count: number) => (count === 1 ? 'One application is' : `${count} applications are`);

/** Everything in the catalogue, whether visitors see it or not. */
export const entriesList = defineTable({
  name: 'applications',
  section: 'applications',
  from: applications,
  id: applications.id,
  rows: (db: Db, ids: string[]): PromiseLike<EntryLine[]> =>
    db
      .select({
        id: applications.id,
        slug: applications.slug,
        name: applications.name,
        maker: applications.maker,
        category: applications.category,
        kind: applications.kind,
        status: applications.status,
        position: applications.position,
        popularity: applications.popularity,
        changedAt: applications.changedAt,
        publishedAt: applications.publishedAt,
      })
      .from(applications)
      .where(inArray(applications.id, ids)),
  columns: {
    name: { label: 'Application', value: (entry) => entry.name, sort: sql`lower(${applications.name})` },
    status: { label: 'State', value: (entry) => entryWords[entry.status].word, sort: applications.status },
    category: { label: 'Category', value: (entry) => entry.category, sort: applications.category },
    maker: { label: 'Made by', value: (entry) => entry.maker ?? 'The studio', sort: applications.maker },
    position: { label: 'Place', value: (entry) => entry.position, sort: applications.position },
    popularity: { label: 'Saved by', value: (entry) => entry.popularity, sort: applications.popularity },
    changed: { label: 'Changed', value: (entry) => entry.changedAt, sort: applications.changedAt },
    kind: {
      label: 'Kind',
      value: (entry) => choiceLabel('kind', entry.kind),
      sort: applications.kind,
      extra: true,
    },
    slug: {
      label: 'Address',
      value: (entry) => `/applications/${entry.slug}`,
      sort: applications.slug,
      extra: true,
    },
    published: {
      label: 'Published',
      value: (entry) => entry.publishedAt,
      sort: applications.publishedAt,
      extra: true,
    },
  },
  search: [applications.name, applications.tagline, sql`coalesce(applications.maker, '')`],
  filters: {
    status: choice(
      'State',
      applications.status,
      statuses.map((value) => ({ value, label: entryWords[value].word })),
    ),
    trade: choice(
      'Category',
      applications.category,
      Object.keys(trades).map((value) => ({ value, label: value })),
    ),
    kind: choice(
      'Kind',
      applications.kind,
      kinds.map((value) => ({ value, label: choiceLabel('kind', value) })),
    ),
    changed: days('Changed', applications.changedAt),
  },
  defaultSort: 'position',
  views: { 'In the catalogue': 'status=published', Hidden: 'status=draft', 'Sent back': 'status=rejected' },
  facts: async () => ({ waiting: await countInReview() }),
  actions: {
    show: async ({ ids, actor }) => {
      const { count, undo } = await turnEntries('show', await ids(), actor);
      return { said: `${many(count)} in the catalogue`, undo };
    },
    hide: async ({ ids, actor }) => {
      const { count, undo } = await turnEntries('hide', await ids(), actor);
      return { said: `${many(count)} hidden`, undo };
    },
  },
});
