import { inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/transaction.ts';
import { choice, days, defineTable, oneOf } from '#server/tables/define-table.ts';
import { publishEntries } from './commands/publish-entry.server.ts';
import { addressOf } from './entries.server.ts';
import { type EntryKind, entryKinds, kinds } from './kinds.ts';
import { type EntryState, stateOf } from './rules.ts';
import { publishingEntries } from './tables.server.ts';
import { stateWords } from './ui/words.ts';

/** An entry in the list of all. */
export interface EntryLine {
  id: string;
  name: string;
  kind: EntryKind;
  state: EntryState;
  address: string | null;
  changedAt: Date;
  publishAt: Date | null;
}

const { kind, name, version, publishedVersion, publishAt, changedAt, binnedAt } = publishingEntries;

/** Everything that the site says and an operator edits. */
export const entryList = defineTable({
  name: 'content',
  section: 'content',
  from: publishingEntries,
  id: publishingEntries.id,
  where: () => isNull(binnedAt),
  rows: async (db: Db, ids: string[]): Promise<EntryLine[]> => {
    const rows = await db.select().from(publishingEntries).where(inArray(publishingEntries.id, ids));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      state: stateOf(row),
      address: addressOf(row),
      changedAt: row.changedAt,
      publishAt: row.publishAt,
    }));
  },
  columns: {
    name: { label: 'Name', value: (entry) => entry.name, sort: sql`lower(${name})` },
    kind: { label: 'Kind', value: (entry) => kinds[entry.kind].one, sort: kind },
    state: { label: 'State', value: (entry) => stateWords[entry.state].word },
    changed: { label: 'Changed', value: (entry) => entry.changedAt, sort: changedAt },
    publishAt: { label: 'Publishes on', value: (entry) => entry.publishAt, sort: publishAt, extra: true },
    address: { label: 'Address', value: (entry) => entry.address, extra: true },
  },
  search: [name, publishingEntries.slug],
  filters: {
    kind: choice(
      'Kind',
      kind,
      entryKinds.map((value) => ({ value, label: kinds[value].many })),
    ),
    state: oneOf('State', {
      draft: { label: 'Draft', where: () => sql`${publishedVersion} is null and ${publishAt} is null` },
      scheduled: { label: 'Scheduled', where: () => sql`${publishAt} is not null` },
      changed: { label: 'Unpublished changes', where: () => sql`${version} > ${publishedVersion}` },
      public: { label: 'Public', where: () => sql`${publishedVersion} is not null` },
    }),
    changed: days('Changed', changedAt),
  },
  defaultSort: '-changed',
  views: Object.fromEntries(entryKinds.map((each) => [kinds[each].many, `kind=${each}`])),
  actions: {
    publish: async ({ ids, actor }) => {
      const meant = await ids();
      const undo = await publishEntries(meant, actor);
      return {
        said: meant.length === 1 ? '1 entry is now public' : `${meant.length} entries are now public`,
        undo,
      };
    },
  },
});
