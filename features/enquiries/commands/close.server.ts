import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { defineUndo, offerUndo } from '#server/undo/undo.ts';
import { linkOver } from '../errors.server.ts';
import { answerLimit } from '../limits.ts';
import { notifyOfEnd } from '../notices.server.ts';
import { mayClose } from '../policy.ts';
import { type Access, holdEnquiry, holdReached } from '../queries.server.ts';
import { enquiries } from '../tables.server.ts';
import { publishThread } from '../topics.server.ts';

const momentSchema = z.coerce.date().nullable();

export const undoClose = defineUndo(
  'enquiry.close',
  z.object({
    id: z.string(),
    state: z.enum(['unconfirmed', 'open', 'answered', 'closed']),
    waitsSince: z.string().nullable(),
    snoozedUntil: z.string().nullable(),
  }),
  async (tx, { id, state, waitsSince, snoozedUntil }, actor) => {
    const enquiry = await holdEnquiry(tx, id);
    // What was said meanwhile has opened it already.
    if (enquiry?.state !== 'closed') return;
    await tx
      .update(enquiries)
      .set({
        state,
        waitsSince: momentSchema.parse(waitsSince),
        snoozedUntil: momentSchema.parse(snoozedUntil),
        changedAt: now(),
      })
      .where(eq(enquiries.id, id));
    await recordEvent(tx, { kind: 'enquiry.reopened', subject: `enquiry:${id}`, actor });
    await publishThread(tx, enquiry);
  },
);

/** Marks a conversation as done, for staff; the next answer of either side opens it again. Pressing twice is fine. Gives the step that takes it back. */
export async function closeEnquiry(access: Access, address: string): Promise<string | null> {
  const { limits, inTransaction } = services();
  await limits.take(answerLimit, address);
  return inTransaction(async (tx) => {
    const reached = await holdReached(tx, access);
    if (!reached) throw linkOver();
    const { enquiry, side } = reached;
    if (enquiry.state === 'closed') return null;
    if (!mayClose(side, enquiry)) throw forbidden('Only our staff can mark a conversation as done.');
    await tx
      .update(enquiries)
      .set({ state: 'closed', changedAt: now(), waitsSince: null, snoozedUntil: null })
      .where(eq(enquiries.id, enquiry.id));
    const actor = 'person' in access ? `user:${access.person.userId}` : side;
    await recordEvent(tx, { kind: 'enquiry.closed', subject: `enquiry:${enquiry.id}`, actor });
    await publishThread(tx, enquiry);
    await notifyOfEnd(tx, enquiry);
    const { id, state, waitsSince, snoozedUntil } = enquiry;
    const before = {
      id,
      state,
      waitsSince: waitsSince?.toISOString() ?? null,
      snoozedUntil: snoozedUntil?.toISOString() ?? null,
    };
    return offerUndo(tx, undoClose, before, actor);
  });
}
