import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { type EntryWish, entryLabels, type NewEntryWish, typedEntry } from '../staff/entry-schema.ts';
import { notThere } from '../submissions/errors.server.ts';
import { applications } from '../tables.server.ts';
import { catalogueTag } from '../visible.server.ts';
import { learnWords, newRow, searchWordsOf } from './put-application.server.ts';

/** Saves the text and position of an entry, which the public pages show within seconds. If two people edit it, the second is warned. */
export const editEntry = (
  id: string,
  wish: EntryWish,
  { seen, actor }: { seen: number; actor: string },
): Promise<void> =>
  services().inTransaction(async (tx) => {
    const [entry] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
    if (!entry) throw notThere();
    const [before, after] = [typedEntry(entry), typedEntry(wish)];
    checkSeen(seen, { version: entry.version, yours: after, theirs: before, labels: entryLabels });
    await tx
      .update(applications)
      .set({ ...wish, searchWords: searchWordsOf(wish), version: entry.version + 1, changedAt: now() })
      .where(eq(applications.id, id));
    await learnWords(tx, [{ ...entry, ...wish }]);
    await recordChange(tx, {
      kind: 'application.edited',
      subject: `application:${id}`,
      actor,
      before,
      after,
    });
    await bump(tx, catalogueTag);
  });

/** Writes an entry of the studio's own, hidden at first; gives its id. */
export const addEntry = (wish: NewEntryWish, actor: string): Promise<string> =>
  services().inTransaction(async (tx) => {
    const row = newRow({ ...wish, screens: [], pictures: [], status: 'draft' });
    const [added] = await tx
      .insert(applications)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!added) throw badInput({ slug: 'Another application already has this address.' });
    await learnWords(tx, [{ ...wish, screens: [], pictures: [], status: 'draft' }]);
    await recordChange(tx, {
      kind: 'application.added',
      subject: `application:${added.id}`,
      actor,
      before: null,
      after: typedEntry(wish),
    });
    await bump(tx, catalogueTag);
    return added.id;
  });
