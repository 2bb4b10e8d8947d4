import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver, notTheirs } from '../errors.server.ts';
import { answerLimit } from '../limits.ts';
import { type Access, holdReached } from '../queries.server.ts';
import { enquiryConsents } from '../tables.server.ts';

/** Takes back what was agreed to; the row stays, to show from when to when it held. */
export async function withdrawConsent(access: Access, address: string): Promise<void> {
  const { limits, inTransaction } = services();
  await limits.take(answerLimit, address);
  await inTransaction(async (tx) => {
    const reached = await holdReached(tx, access);
    if (!reached) throw linkOver();
    if (!reached.own) throw notTheirs();
    const { enquiry, side } = reached;
    const withdrawn = await tx
      .update(enquiryConsents)
      .set({ withdrawnAt: now() })
      .where(and(eq(enquiryConsents.enquiryId, enquiry.id), isNull(enquiryConsents.withdrawnAt)))
      .returning({ id: enquiryConsents.id });
    if (withdrawn.length > 0)
      await recordEvent(tx, {
        kind: 'enquiry.consent-withdrawn',
        subject: `enquiry:${enquiry.id}`,
        actor: side,
      });
  });
}
