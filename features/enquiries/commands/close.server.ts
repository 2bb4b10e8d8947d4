import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { ground } from '#server/ground.ts';
import { linkOver } from '../errors.server.ts';
import { answerLimit } from '../limits.ts';
import { notifyOfEnd } from '../notices.server.ts';
import { mayClose } from '../policy.ts';
import { type Access, holdReached } from '../queries.server.ts';
import { enquiries } from '../tables.server.ts';
import { publishThread } from '../topics.server.ts';

/** Marks a conversation as done, for staff; the next answer of either side opens it again. Pressing twice is fine. */
export async function closeEnquiry(access: Access, address: string): Promise<void> {
  const { limits, inTransaction } = ground();
  await limits.take(answerLimit, address);
  await inTransaction(async (tx) => {
    const reached = await holdReached(tx, access);
    if (!reached) throw linkOver();
    const { enquiry, side } = reached;
    if (enquiry.state === 'closed') return;
    if (!mayClose(side, enquiry)) throw forbidden('Only the studio can mark a conversation as done.');
    await tx.update(enquiries).set({ state: 'closed', changedAt: now() }).where(eq(enquiries.id, enquiry.id));
    await recordEvent(tx, { kind: 'enquiry.closed', subject: `enquiry:${enquiry.id}`, actor: side });
    await publishThread(tx, enquiry);
    await notifyOfEnd(tx, enquiry);
  });
}
