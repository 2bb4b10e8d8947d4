import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { linkOver } from '../errors.server.ts';
import { answerLimit } from '../limits.ts';
import { conversationToken, linkFor, readConfirmToken } from '../links.server.ts';
import { holdEnquiry } from '../queries.server.ts';
import { openConfirmed, tallyEnquiry } from './send.server.ts';

/** Confirms the address of an enquiry by the link in its mail, and gives the token of its conversation; pressing twice is fine. */
export async function confirmEnquiry(token: string, address: string): Promise<string> {
  const { limits, inTransaction } = services();
  await limits.take(answerLimit, address);
  const id = readConfirmToken(token);
  if (!id) throw linkOver();
  const { token: opened, confirmed } = await inTransaction(async (tx) => {
    const enquiry = await holdEnquiry(tx, id);
    if (!enquiry) throw linkOver();
    const waited = enquiry.state === 'unconfirmed';
    if (waited) {
      await openConfirmed(tx, enquiry);
      await recordEvent(tx, { kind: 'enquiry.confirmed', subject: `enquiry:${id}`, actor: 'visitor' });
    }
    const link = await linkFor(tx, id, 'visitor');
    return { token: conversationToken(link.id), confirmed: waited ? enquiry : null };
  });
  if (confirmed) tallyEnquiry(confirmed);
  return opened;
}
