import { and, eq, inArray, ne } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { subscriberStates, newsletterSubscribers as subscribers } from '../tables.server.ts';

const endedSchema = z.object({
  rows: z.array(z.object({ id: z.string(), state: z.enum(subscriberStates), since: z.coerce.date() })),
});

export const undoEnd = defineUndo('newsletter.end', endedSchema, async (tx, { rows }, actor) => {
  for (const { id, state, since } of rows) {
    // Whoever asked again meanwhile, or was forgotten, stays as they are.
    const { rowCount } = await tx
      .update(subscribers)
      .set({ state, since })
      .where(and(eq(subscribers.id, id), eq(subscribers.state, 'unsubscribed')));
    if (rowCount)
      await recordChange(tx, {
        kind: 'newsletter.end-taken-back',
        subject: `newsletter:${id}`,
        actor,
        before: { state: 'unsubscribed' },
        after: { state },
      });
  }
});

/** Ends subscriptions for people who asked staff for it; gives how many, and what takes it back. */
export function endSubscriptions(
  ids: readonly string[],
  actor: string,
): Promise<{ count: number; undo: string }> {
  return services().inTransaction(async (tx) => {
    const rows = await tx
      .select({ id: subscribers.id, state: subscribers.state, since: subscribers.since })
      .from(subscribers)
      .where(and(inArray(subscribers.id, [...ids]), ne(subscribers.state, 'unsubscribed')))
      .for('update');
    if (rows.length === 0)
      throw new AppError({
        status: 409,
        code: 'nobody',
        message: 'Everyone you selected has already unsubscribed.',
      });
    for (const { id, state } of rows) {
      await tx.update(subscribers).set({ state: 'unsubscribed', since: now() }).where(eq(subscribers.id, id));
      await recordChange(tx, {
        kind: 'newsletter.ended-by-staff',
        subject: `newsletter:${id}`,
        actor,
        before: { state },
        after: { state: 'unsubscribed' },
      });
    }
    return { count: rows.length, undo: await offerUndo(tx, undoEnd, { rows }, actor) };
  });
}
