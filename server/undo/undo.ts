import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { now } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/transaction.ts';
import { recordEvent } from '../events/record.ts';
import { newId } from '../ids.ts';
import { services } from '../services.ts';
import { undoOffers } from './tables.ts';
import type { Stored, Undo } from './undoable.ts';

const dayMs = 86_400_000;

/** Defines how an action is undone; `data` is what was stored with the offer. Throw to refuse; the offer then stays. */
export const defineUndo = <T extends Stored>(
  kind: string,
  schema: z.ZodType<T>,
  takeBack: (tx: Tx, data: T, actor: string) => Promise<void>,
): Undo<T> => ({
  kind,
  schema,
  takeBack: (tx, data, actor) => takeBack(tx, schema.parse(data), actor),
});

/** Offers to undo this transaction for a day, to the person who made it; returns the id that the page passes on. */
export async function offerUndo<T extends Stored>(
  tx: Tx,
  undo: Undo<T>,
  data: T,
  actor: string,
): Promise<string> {
  const id = newId();
  const endsAt = new Date(now().getTime() + dayMs);
  await tx.insert(undoOffers).values({ id, kind: undo.kind, data, actor, endsAt });
  return id;
}

/** Takes an action back, once; false when it was taken back already, is over, or is somebody else's. */
export async function takeBack(tx: Tx, id: string, actor: string): Promise<boolean> {
  const [offer] = await tx
    .update(undoOffers)
    .set({ usedAt: now() })
    .where(
      and(
        eq(undoOffers.id, id),
        eq(undoOffers.actor, actor),
        isNull(undoOffers.usedAt),
        gt(undoOffers.endsAt, now()),
      ),
    )
    .returning();
  const undo = offer && services().known.undos.get(offer.kind);
  if (!offer || !undo) return false;
  await undo.takeBack(tx, offer.data, actor);
  await recordEvent(tx, { kind: 'undo.used', subject: `undo:${offer.kind}`, actor });
  return true;
}

/** Forgets offers that are over. */
export async function forgetUndo(db: DbOrTx): Promise<void> {
  await db.delete(undoOffers).where(lt(undoOffers.endsAt, now()));
}
