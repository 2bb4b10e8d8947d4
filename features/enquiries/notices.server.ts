import { and, eq, isNotNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notify, notifyAddress } from '#server/notices/notify.ts';
import type { Enquiry, Message } from './queries.server.ts';
import { enquiryMessages } from './tables.server.ts';
import { titleOf } from './words.ts';

/** What makes the notice of a message the same, whoever says it again. */
export const noticeKeyOf = ({ id }: Pick<Message, 'id'>): string => `message:${id}`;

/** Tells the account of the enquiry's address of an answer, and colleagues who wrote in the conversation: they get no mail of its own. */
export async function notifyOfAnswer(tx: Tx, enquiry: Enquiry, message: Message): Promise<void> {
  const notice = {
    title: `${message.author} answered`,
    body: titleOf(message.body, 160),
    href: `/account/messages?${new URLSearchParams({ thread: enquiry.reference })}`,
    key: noticeKeyOf(message),
  };
  await notifyAddress(tx, enquiry.emailKey, { kind: 'message', ...notice });
  const writers = await tx
    .selectDistinct({ userId: enquiryMessages.userId })
    .from(enquiryMessages)
    .where(
      and(
        eq(enquiryMessages.enquiryId, enquiry.id),
        eq(enquiryMessages.side, 'visitor'),
        isNotNull(enquiryMessages.userId),
      ),
    );
  for (const { userId } of writers) if (userId) await notify(tx, { userId, kind: 'enquiry', ...notice });
}

/** Tells the account of the enquiry's address that it was marked as done. */
export async function notifyOfEnd(tx: Tx, { id, reference, emailKey }: Enquiry): Promise<void> {
  await notifyAddress(tx, emailKey, {
    kind: 'enquiry',
    title: `Marked as done: ${reference}`,
    body: 'It reopens if you write again.',
    href: `/account/messages?${new URLSearchParams({ thread: reference })}`,
    key: `enquiry:${id}:done:${now().toISOString()}`,
  });
}
