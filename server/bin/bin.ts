import { eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '../clock.ts';
import { type Db, inTransaction, type Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { readSettings } from '../settings/settings.ts';
import { defineUndo, offerUndo } from '../undo/undo.ts';
import type { AnyBinned, BinItem, Binned, Stored } from './binned.ts';
import { binItems } from './tables.ts';

/** How a kind of item is restored from its saved content, and what else is removed when it is deleted for good. */
interface BinnedPlan<T extends Stored> extends Omit<Binned<T>, 'restore' | 'purge'> {
  restore: (tx: Tx, content: T, item: BinItem) => Promise<void>;
  purge?: (tx: Tx, content: T, item: BinItem) => Promise<void>;
}

const dayMs = 86_400_000;

/** Defines a kind of thing that the bin can hold. */
export const defineBinned = <T extends Stored>({ restore, purge, ...plan }: BinnedPlan<T>): Binned<T> => ({
  ...plan,
  restore: (tx, item) => restore(tx, plan.schema.parse(item.content), item),
  purge: async (tx, item) => purge?.(tx, plan.schema.parse(item.content), item),
});

/** The kinds that the bin knows, with what they are called and where they belong. */
export const binnedKinds = (): Pick<AnyBinned, 'kind' | 'label' | 'section'>[] => [
  ...services().known.binned.values(),
];

/** What is deleted: its id, what it was called, and all that is needed to put it back. */
export interface Deleted<T> {
  subjectId: string;
  label: string;
  content: T;
  actor: string;
}

/** Puts something into the bin in the transaction that deletes it; gives the id of the undo that puts it back. */
export async function putInBin<T extends Stored>(
  tx: Tx,
  binned: Binned<T>,
  { subjectId, label, content, actor }: Deleted<T>,
): Promise<string> {
  const id = newId();
  const goesAt = new Date(now().getTime() + readSettings().retention.binDays * dayMs);
  await tx.insert(binItems).values({
    id,
    kind: binned.kind,
    subjectId,
    label,
    content,
    actor,
    deletedAt: now(),
    goesAt,
  });
  await recordEvent(tx, {
    kind: 'bin.deleted',
    subject: `${binned.kind}:${subjectId}`,
    actor,
    data: { label, goesAt: goesAt.toISOString() },
  });
  return offerUndo(tx, undoDelete, { id }, actor);
}

async function hold(tx: Tx, id: string): Promise<BinItem | null> {
  const [item] = await tx.select().from(binItems).where(eq(binItems.id, id)).for('update');
  return item ?? null;
}

/** Puts something back where it was; false when it is not in the bin any more. */
export async function restoreFromBin(tx: Tx, id: string, actor: string): Promise<boolean> {
  const item = await hold(tx, id);
  const known = item && services().known.binned.get(item.kind);
  if (!item || !known) return false;
  await known.restore(tx, item);
  await tx.delete(binItems).where(eq(binItems.id, id));
  await recordEvent(tx, {
    kind: 'bin.restored',
    subject: `${item.kind}:${item.subjectId}`,
    actor,
    data: { label: item.label },
  });
  return true;
}

export const undoDelete = defineUndo(
  'bin.delete',
  z.object({ id: z.string() }),
  async (tx, { id }, actor) => {
    await restoreFromBin(tx, id, actor);
  },
);

/** Lets something go for good; false when it was gone already. */
export async function purgeFromBin(tx: Tx, id: string, actor: string): Promise<boolean> {
  const item = await hold(tx, id);
  if (!item) return false;
  await services().known.binned.get(item.kind)?.purge(tx, item);
  await tx.delete(binItems).where(eq(binItems.id, id));
  await recordEvent(tx, { kind: 'bin.purged', subject: `${item.kind}:${item.subjectId}`, actor });
  return true;
}

/** Lets go of everything whose date has come, each by itself; gives how many. */
export async function purgeDue(db: Db): Promise<number> {
  const due = await db.select({ id: binItems.id }).from(binItems).where(lte(binItems.goesAt, now()));
  let purged = 0;
  for (const { id } of due) if (await inTransaction(db, (tx) => purgeFromBin(tx, id, 'system'))) purged += 1;
  return purged;
}
