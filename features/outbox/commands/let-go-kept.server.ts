import { now } from '#server/clock.ts';
import { outbox } from '#server/db/tables.ts';
import { recordEvent } from '#server/events/record.ts';
import { isKept } from '#server/outbox/is-kept.ts';
import { services } from '#server/services.ts';

/** Ends the wait of what was kept while no mail server was set: it is not sent, unless somebody sends one of them again. */
export const letGoKept = (actor: string): Promise<number> =>
  services().inTransaction(async (tx) => {
    const ended = await tx
      .update(outbox)
      .set({ state: 'failed', lastError: 'Staff decided not to send it', settledAt: now() })
      .where(isKept)
      .returning({ id: outbox.id });
    if (ended.length > 0)
      await recordEvent(tx, {
        kind: 'outbox.let-go',
        subject: 'outbox',
        actor,
        data: { count: ended.length },
      });
    return ended.length;
  });
