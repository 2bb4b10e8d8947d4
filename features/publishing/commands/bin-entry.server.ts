import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { holdEntry } from '../entries.server.ts';
import { kinds } from '../kinds.ts';
import { publishingTag } from '../published.server.ts';
import { publishingEntries } from '../tables.server.ts';

export const binnedEntry = defineBinned({
  kind: 'entry',
  label: 'Content entry',
  section: 'content',
  schema: z.object({ id: z.uuid() }),
  restore: async (tx, { id }) => {
    const [entry] = await tx
      .select()
      .from(publishingEntries)
      .where(eq(publishingEntries.id, id))
      .for('update');
    if (!entry) return;
    const [taken] = await tx
      .select({ id: publishingEntries.id })
      .from(publishingEntries)
      .where(
        and(
          eq(publishingEntries.kind, entry.kind),
          eq(publishingEntries.slug, entry.slug),
          isNull(publishingEntries.binnedAt),
        ),
      );
    if (taken)
      throw badInput({}, 'Something else now has its address. Change that first, then restore this.');
    await tx.update(publishingEntries).set({ binnedAt: null }).where(eq(publishingEntries.id, id));
    await bump(tx, publishingTag(entry.kind));
  },
  purge: async (tx, { id }) => {
    await tx.delete(publishingEntries).where(eq(publishingEntries.id, id));
  },
});

/** Puts an entry into the bin, off the site with all its versions; gives the id of the undo. */
export function binEntry(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, id);
    if (entry.slug.startsWith('/') || !kinds[entry.kind].open)
      throw badInput({}, 'This page can’t be deleted. Change its text instead.');
    await tx
      .update(publishingEntries)
      .set({ binnedAt: now(), publishAt: null, publishVersion: null })
      .where(eq(publishingEntries.id, id));
    await bump(tx, publishingTag(entry.kind));
    return putInBin(tx, binnedEntry, { subjectId: id, label: entry.name, content: { id }, actor });
  });
}
