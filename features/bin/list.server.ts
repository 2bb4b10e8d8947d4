import { inArray, sql } from 'drizzle-orm';
import { binnedKinds } from '#server/bin/bin.ts';
import { binItems } from '#server/bin/tables.ts';
import type { Db } from '#server/db/transaction.ts';
import { namesOfActors } from '#server/identity/actor-names.ts';
import { mayReadSection } from '#server/panel-access.ts';
import { readSettings } from '#server/settings/settings.ts';
import { choice, days, defineTable } from '#server/tables/define-table.ts';
import { purgeItems, restoreItems } from './empty.server.ts';
import type { BinLine } from './schema.ts';

async function binLines(db: Db, ids: string[]): Promise<BinLine[]> {
  const rows = await db.select().from(binItems).where(inArray(binItems.id, ids));
  const names = await namesOfActors(
    db,
    rows.map(({ actor }) => actor),
  );
  const labels = new Map(binnedKinds().map(({ kind, label }) => [kind, label]));
  return rows.map(({ id, kind, label, actor, deletedAt, goesAt }) => ({
    id,
    label,
    kind: labels.get(kind) ?? kind,
    who: names.get(actor) ?? 'Someone',
    deletedAt,
    goesAt,
  }));
}

const things = (count: number): string => (count === 1 ? 'One item' : `${count} items`);

/** What was deleted and can be put back, as far as its reader may look at such things. */
export const binList = defineTable({
  name: 'bin',
  section: 'bin',
  from: binItems,
  id: binItems.id,
  where: ({ areas }) => {
    const kinds = binnedKinds()
      .filter(({ section }) => mayReadSection(areas, section))
      .map(({ kind }) => kind);
    return kinds.length > 0 ? inArray(binItems.kind, kinds) : sql`false`;
  },
  rows: binLines,
  columns: {
    label: { label: 'What', value: (item) => item.label, sort: sql`lower(${binItems.label})` },
    kind: { label: 'Kind', value: (item) => item.kind, sort: binItems.kind },
    who: { label: 'Deleted by', value: (item) => item.who },
    deleted: { label: 'Deleted', value: (item) => item.deletedAt, sort: binItems.deletedAt },
    goes: { label: 'Deleted for good on', value: (item) => item.goesAt, sort: binItems.goesAt },
  },
  search: [binItems.label],
  filters: {
    kind: choice('Kind', binItems.kind, async () =>
      binnedKinds().map(({ kind, label }) => ({ value: kind, label })),
    ),
    deleted: days('Deleted', binItems.deletedAt),
  },
  defaultSort: '-deleted',
  facts: async () => ({ days: readSettings().retention.binDays }),
  actions: {
    restore: async ({ ids, actor, reader: { areas } }) => ({
      said: `${things(await restoreItems(await ids(), { actor, areas }))} restored`,
    }),
    purge: async ({ ids, actor, reader: { areas } }) => ({
      said: `${things(await purgeItems(await ids(), { actor, areas }))} deleted for good`,
    }),
  },
});
