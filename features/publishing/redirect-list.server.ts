import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/transaction.ts';
import { defineTable, oneOf } from '#server/tables/define-table.ts';
import { publishingRedirects } from './tables.server.ts';

/** A row of addresses that lead elsewhere. */
export type RedirectLine = typeof publishingRedirects.$inferSelect;

const { id, fromPath, toPath, automatic, changedAt } = publishingRedirects;

/** Every address that leads elsewhere for good. */
export const redirectList = defineTable({
  name: 'redirects',
  section: 'redirects',
  from: publishingRedirects,
  id,
  rows: (db: Db, ids: string[]): PromiseLike<RedirectLine[]> =>
    db.select().from(publishingRedirects).where(inArray(id, ids)),
  columns: {
    from: { label: 'From', value: (row) => row.fromPath, sort: fromPath },
    to: { label: 'To', value: (row) => row.toPath, sort: toPath },
    origin: { label: 'Created by', value: (row) => (row.automatic ? 'A changed address' : 'Staff') },
    changed: { label: 'Changed', value: (row) => row.changedAt, sort: changedAt },
  },
  search: [fromPath, toPath],
  filters: {
    origin: oneOf('Created by', {
      address: { label: 'A changed address', where: () => sql`${automatic}` },
      staff: { label: 'Staff', where: () => sql`not ${automatic}` },
    }),
  },
  defaultSort: '-changed',
});
