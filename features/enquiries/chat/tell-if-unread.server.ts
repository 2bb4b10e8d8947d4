import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { defineJob } from '#server/jobs/define.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import { services } from '#server/services.ts';
import { answeredMail } from '../mails.server.ts';
import { holdEnquiry, type Message, messagesOf } from '../queries.server.ts';
import { readBy } from '../reads.server.ts';
import { enquiryMessages } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

/** How long a line of a chat may stay unread before it is emailed. */
const patienceMs = 120_000;

/** Emails what was written in a chat if nobody of the other side has read it by then: whoever looks at a chat needs no email of each line. */
export async function tellIfUnread(tx: Tx, message: Message): Promise<void> {
  const startAfter = new Date(now().getTime() + patienceMs);
  await enqueue(tx, unreadJob, { messageId: message.id }, { startAfter });
}

/** Emails the unread lines that end with this message; the lines of somebody who is still writing go with their last one. */
export async function tellUnread(messageId: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const [message] = await tx.select().from(enquiryMessages).where(eq(enquiryMessages.id, messageId));
    const enquiry = message && (await holdEnquiry(tx, message.enquiryId));
    // Nobody is emailed about a chat whose address waits for its confirmation.
    if (!enquiry || enquiry.state === 'unconfirmed' || (await wroteOn(tx, message))) return;
    const other = message.side === 'staff' ? 'visitor' : 'staff';
    const seen = (await readBy(tx, enquiry.id, other))?.messageId ?? '';
    // The first one was emailed when it came.
    const unread = (await messagesOf(tx, enquiry.id))
      .slice(1)
      .filter(
        (each) =>
          each.message.side === message.side && each.message.id > seen && each.message.id <= messageId,
      );
    if (unread.length === 0) return;
    const body = unread.map((each) => each.message.body).join('\n\n');
    const files = unread.reduce((sum, each) => sum + each.files.length, 0);
    await tell(tx, enquiry, other, {
      purpose: message.side === 'staff' ? 'enquiry.replied' : 'enquiry.answered',
      mail: (link) => answeredMail(enquiry, { ...message, body }, files, link),
    });
  });
}

/** Whether the same side has written more since. */
async function wroteOn(tx: Tx, { id, enquiryId, side }: Message): Promise<boolean> {
  const later = await tx
    .select({ id: enquiryMessages.id })
    .from(enquiryMessages)
    .where(
      and(
        eq(enquiryMessages.enquiryId, enquiryId),
        eq(enquiryMessages.side, side),
        gt(enquiryMessages.id, id),
      ),
    )
    .orderBy(asc(enquiryMessages.id))
    .limit(1);
  return later.length > 0;
}

export const unreadJob = defineJob({
  name: 'enquiries-chat-unread',
  schema: z.object({ messageId: z.uuid() }),
  run: ({ messageId }) => tellUnread(messageId),
});
