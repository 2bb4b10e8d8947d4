import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver, notTheirs } from '../errors.server.ts';
import { answerLimit } from '../limits.ts';
import { newLinkMail } from '../mails.server.ts';
import { type Access, holdReached } from '../queries.server.ts';
import { enquiryLinks } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

/** Ends the link of the side that asks, page and reply address alike, and emails a new one to where that side gets its mail. */
export async function renewLink(access: Access, address: string): Promise<void> {
  const { limits, inTransaction } = services();
  await limits.take(answerLimit, address);
  await inTransaction(async (tx) => {
    const reached = await holdReached(tx, access);
    if (!reached) throw linkOver();
    if (!reached.own) throw notTheirs();
    const { enquiry, side } = reached;
    await tx
      .update(enquiryLinks)
      .set({ revokedAt: now() })
      .where(
        and(
          eq(enquiryLinks.enquiryId, enquiry.id),
          eq(enquiryLinks.side, side),
          isNull(enquiryLinks.revokedAt),
        ),
      );
    await recordEvent(tx, { kind: 'enquiry.link-renewed', subject: `enquiry:${enquiry.id}`, actor: side });
    await tell(tx, enquiry, side, {
      purpose: 'enquiry.new-link',
      mail: (link) => newLinkMail(enquiry, link),
    });
  });
}
