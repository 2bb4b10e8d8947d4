import { and, eq, isNull, max, ne } from 'drizzle-orm';
import { slugFrom } from '#lib/text/slug.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { type Entry, holdEntry } from '../entries.server.ts';
import { type EntryData, type EntryKind, kinds, nameOf } from '../kinds.ts';
import { publishingEntries, publishingRevisions } from '../tables.server.ts';
import { checkSeen } from '../version.server.ts';

/** The slug that words ask for: the one that was written, or one after their name. */
function wishedSlug(kind: EntryKind, data: EntryData): string {
  const slug = data.slug || slugFrom(nameOf(kind, data));
  if (!slug) throw badInput({ slug: 'Please enter an address of lower-case letters and digits.' });
  return slug;
}

async function checkFree(tx: Tx, kind: EntryKind, slug: string, id: string): Promise<void> {
  const [taken] = await tx
    .select({ name: publishingEntries.name })
    .from(publishingEntries)
    .where(
      and(
        eq(publishingEntries.kind, kind),
        eq(publishingEntries.slug, slug),
        ne(publishingEntries.id, id),
        isNull(publishingEntries.binnedAt),
      ),
    );
  const field = kinds[kind].fields.some(({ control }) => control === 'slug') ? 'slug' : 'name';
  if (taken) throw badInput({ [field]: `“${taken.name}” already has this address.` });
}

/** Adds a draft with these words; gives its id. */
export function addEntry(kind: EntryKind, data: EntryData, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    if (!kinds[kind].open)
      throw badInput({}, `You can’t add a ${kinds[kind].one}, because each has its own page in the code.`);
    if (data.slug?.startsWith('/'))
      throw badInput({ slug: 'Please use only lower-case letters, digits and hyphens.' });
    const id = newId();
    const slug = wishedSlug(kind, data);
    await checkFree(tx, kind, slug, id);
    const [last] = await tx
      .select({ position: max(publishingEntries.position) })
      .from(publishingEntries)
      .where(eq(publishingEntries.kind, kind));
    const whole = { ...data, ...('slug' in data ? { slug } : {}) };
    await tx.insert(publishingEntries).values({
      id,
      kind,
      slug,
      position: (last?.position ?? 0) + 1,
      name: nameOf(kind, whole),
      data: whole,
      version: 1,
      asSeeded: false,
      createdAt: now(),
      changedAt: now(),
      changedBy: actor,
    });
    await keepRevision(tx, { entryId: id, version: 1, data: whole, origin: 'edit', savedBy: actor });
    await recordChange(tx, {
      kind: 'entry.added',
      subject: `entry:${id}`,
      actor,
      before: null,
      after: whole,
    });
    return id;
  });
}

const isSame = (before: EntryData, after: EntryData): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    // An address that is left empty follows the name, as it did.
    (field) => (before[field] ?? '') === (after[field] ?? ''),
  );

/** Keeps new words as the next version, not public yet; gives the version. Throws when somebody saved in between. */
export function saveEntry(
  wish: { id: string; seen: number; data: EntryData; actor: string },
  origin = 'edit',
): Promise<number> {
  return services().inTransaction(async (tx) => {
    const entry = await holdEntry(tx, wish.id);
    checkSeen(entry, wish.seen, wish.data);
    if (isSame(entry.data, wish.data)) return entry.version;
    return (await writeVersion(tx, entry, wish.data, wish.actor, origin)).version;
  });
}

/** Writes the next version of an entry that is held. */
export async function writeVersion(
  tx: Tx,
  entry: Entry,
  data: EntryData,
  actor: string,
  origin: string,
): Promise<Entry> {
  const isFixed = entry.slug.startsWith('/') || !kinds[entry.kind].open;
  const slug = isFixed ? entry.slug : wishedSlug(entry.kind, data);
  await checkFree(tx, entry.kind, slug, entry.id);
  const whole: EntryData = { ...data, ...('slug' in data ? { slug } : {}) };
  const version = entry.version + 1;
  const [saved] = await tx
    .update(publishingEntries)
    .set({
      slug,
      name: nameOf(entry.kind, whole),
      data: whole,
      version,
      asSeeded: false,
      changedAt: now(),
      changedBy: actor,
    })
    .where(eq(publishingEntries.id, entry.id))
    .returning();
  if (!saved) throw new Error(`the held entry ${entry.id} is gone`);
  await keepRevision(tx, { entryId: entry.id, version, data: whole, origin, savedBy: actor });
  await recordChange(tx, {
    kind: 'entry.saved',
    subject: `entry:${entry.id}`,
    actor,
    before: entry.data,
    after: whole,
    data: { name: saved.name, version },
  });
  return saved;
}

async function keepRevision(
  tx: Tx,
  revision: Omit<typeof publishingRevisions.$inferInsert, 'savedAt'>,
): Promise<void> {
  await tx.insert(publishingRevisions).values({ ...revision, savedAt: now() });
}
