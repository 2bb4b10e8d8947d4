import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { holdEntry } from '../entries.server.ts';
import { isOrdered } from '../kinds.ts';
import { publishingTag } from '../published.server.ts';
import { publishingEntries } from '../tables.server.ts';

/** Which way an entry moves among those of its kind. */
type Way = 'up' | 'down';
const back: Record<Way, Way> = { up: 'down', down: 'up' };

/** Moves an entry past its neighbour; false where it stands at the end already. */
async function move(tx: Tx, id: string, way: Way, actor: string): Promise<boolean> {
  const entry = await holdEntry(tx, id);
  if (!isOrdered(entry.kind))
    throw new AppError({
      status: 409,
      code: 'no_order',
      message: 'These are sorted automatically, so you can’t move them.',
    });
  const all = await tx
    .select({ id: publishingEntries.id, position: publishingEntries.position })
    .from(publishingEntries)
    .where(and(eq(publishingEntries.kind, entry.kind), isNull(publishingEntries.binnedAt)))
    // As pages show them.
    .orderBy(asc(publishingEntries.position), desc(publishingEntries.createdAt))
    .for('update');
  const at = all.findIndex((each) => each.id === id);
  const other = at + (way === 'up' ? -1 : 1);
  const [mine, theirs] = [all[at], all[other]];
  if (!mine || !theirs) return false;
  all.splice(at, 1);
  all.splice(other, 0, mine);
  for (const [position, each] of all.entries())
    if (each.position !== position)
      await tx.update(publishingEntries).set({ position }).where(eq(publishingEntries.id, each.id));
  await recordEvent(tx, {
    kind: 'entry.moved',
    subject: `entry:${id}`,
    actor,
    data: { name: entry.name, changes: { place: [at + 1, other + 1] } },
  });
  await bump(tx, publishingTag(entry.kind));
  return true;
}

export const undoMove = defineUndo(
  'publishing.move',
  z.object({ id: z.uuid(), way: z.enum(['up', 'down']) }),
  async (tx, { id, way }, actor) => {
    await move(tx, id, way, actor);
  },
);

/** Moves an entry one place; gives what takes it back, or null where it stands at the end already. */
export const moveEntry = (id: string, way: Way, actor: string): Promise<string | null> =>
  services().inTransaction(async (tx) =>
    (await move(tx, id, way, actor)) ? offerUndo(tx, undoMove, { id, way: back[way] }, actor) : null,
  );
