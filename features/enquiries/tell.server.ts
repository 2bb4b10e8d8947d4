import type { Tx } from '#server/db/transaction.ts';
import { staffMail } from '#server/mail/our-addresses.ts';
import type { Mail } from '#server/mail/template.ts';
import { type MailWish, mailWish } from '#server/notices/choices.ts';
import type { StopUrls } from '#server/notices/stop-links.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { conversationUrl, linkFor, replyAddress } from './links.server.ts';
import type { Side } from './policy.ts';
import type { Enquiry } from './queries.server.ts';

/** What the emails of a conversation are joined by. */
export const threadOf = (enquiryId: string): string => `enquiry-${enquiryId}`;

/** A mail to one side, written once its link is known. */
export interface Letter {
  purpose: string;
  mail: (link: { url: string; answerable: boolean }) => Mail;
}

const openToAll: MailWish = { wanted: true, stop: null };

/** Writes a mail to one side into the outbox, in the caller's transaction. What is answered to it arrives in the conversation where incoming mail is set up, and at the other side's own address otherwise. */
export async function tell(tx: Tx, enquiry: Enquiry, side: Side, letter: Letter): Promise<void> {
  const to = side === 'visitor' ? enquiry.email : staffMail();
  if (to === '') return;
  // Every mail but this one is asked for at the moment it is sent.
  const isNews = letter.purpose === 'enquiry.replied';
  const { wanted, stop } = isNews ? await mailWish(tx, enquiry.emailKey, 'message') : openToAll;
  if (!wanted) return;
  const link = await linkFor(tx, enquiry.id, side);
  const reply = replyAddress(link);
  const other = side === 'visitor' ? staffMail() : enquiry.email;
  const mail = letter.mail({ url: conversationUrl(link.id), answerable: reply !== undefined });
  await sendMail(tx, {
    to,
    purpose: letter.purpose,
    thread: threadOf(enquiry.id),
    replyTo: reply ?? (other || undefined),
    mail: stop ? withWayOut(mail, stop) : mail,
    ...(stop ? { unsubscribeUrl: stop.oneClick } : {}),
  });
}

const withWayOut = (mail: Mail, { page }: StopUrls): Mail => ({
  ...mail,
  blocks: [...mail.blocks, { kind: 'small', text: `Stop emails about messages: ${page}` }],
});
