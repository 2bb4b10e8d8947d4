import type { Tx } from '#server/db/transaction.ts';
import { ground } from '#server/ground.ts';
import type { Mail } from '#server/mail/template.ts';
import { isMailWanted } from '#server/notices/choices.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { readSettings } from '#server/settings/settings.ts';
import { conversationUrl, linkFor, replyAddress } from './links.server.ts';
import type { Side } from './policy.ts';
import type { Enquiry } from './queries.server.ts';

/** Where mail for the staff goes; empty where nobody has said. */
export const staffMail = (): string => ground().env.STAFF_MAIL ?? readSettings().contact.email;

/** A mail to one side, written once its link is known. */
export interface Letter {
  purpose: string;
  mail: (link: { url: string; answerable: boolean }) => Mail;
}

/** Writes a mail to one side into the outbox, in the caller's transaction. What is answered to it arrives in the conversation where incoming mail is set up, and at the other side's own address otherwise. */
export async function tell(tx: Tx, enquiry: Enquiry, side: Side, letter: Letter): Promise<void> {
  const to = side === 'visitor' ? enquiry.email : staffMail();
  if (to === '') return;
  // Every mail but this one was asked for at the moment it is sent.
  const isNews = letter.purpose === 'enquiry.replied';
  if (isNews && !(await isMailWanted(tx, enquiry.emailKey, 'message'))) return;
  const link = await linkFor(tx, enquiry.id, side);
  const reply = replyAddress(link);
  const other = side === 'visitor' ? staffMail() : enquiry.email;
  await sendMail(tx, {
    to,
    purpose: letter.purpose,
    thread: `enquiry-${enquiry.id}`,
    replyTo: reply ?? (other || undefined),
    mail: letter.mail({ url: conversationUrl(link.id), answerable: reply !== undefined }),
  });
}
