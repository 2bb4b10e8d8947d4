import { and, desc, eq, isNull } from 'drizzle-orm';
import { isUuid } from '#lib/text/uuid.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { kinds } from './kinds.ts';
import { publishingEntries, publishingRevisions } from './tables.server.ts';

/** A row of what can be edited. */
export type Entry = typeof publishingEntries.$inferSelect;
/** A saved state of it. */
export type Revision = typeof publishingRevisions.$inferSelect;

const gone = () =>
  new AppError({ status: 404, code: 'gone', message: 'This entry no longer exists. It may be in the bin.' });

/** The entry with this id, held until the transaction ends; 404 when it is gone. */
export async function holdEntry(tx: Tx, id: string): Promise<Entry> {
  if (!isUuid(id)) throw gone();
  const [entry] = await tx
    .select()
    .from(publishingEntries)
    .where(and(eq(publishingEntries.id, id), isNull(publishingEntries.binnedAt)))
    .for('update');
  if (!entry) throw gone();
  return entry;
}

/** The entry with this id for its editor, or null. */
export async function entryAt(id: string): Promise<Entry | null> {
  if (!isUuid(id)) return null;
  const [entry] = await services()
    .database.db.select()
    .from(publishingEntries)
    .where(and(eq(publishingEntries.id, id), isNull(publishingEntries.binnedAt)));
  return entry ?? null;
}

const mostRevisions = 200;

/** The saved states of an entry, the newest first. */
export const revisionsOf = (entryId: string): Promise<Revision[]> =>
  services()
    .database.db.select()
    .from(publishingRevisions)
    .where(eq(publishingRevisions.entryId, entryId))
    .orderBy(desc(publishingRevisions.version))
    .limit(mostRevisions);

/** One saved state, or null. */
export async function revisionAt(tx: Tx, entryId: string, version: number): Promise<Revision | null> {
  const [found] = await tx
    .select()
    .from(publishingRevisions)
    .where(and(eq(publishingRevisions.entryId, entryId), eq(publishingRevisions.version, version)));
  return found ?? null;
}

/** Where an entry can be read by everybody, or null while it is not public. */
export const addressOf = ({ kind, publishedSlug }: Pick<Entry, 'kind' | 'publishedSlug'>): string | null =>
  publishedSlug === null ? null : kinds[kind].address(publishedSlug);
