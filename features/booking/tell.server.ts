import { writeCalendar } from '#lib/ics.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { MailCalendar } from '#server/mail/mailer.ts';
import type { Mail } from '#server/mail/template.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { readSettings } from '#server/settings/settings.ts';
import { entryOf } from './calendar.ts';
import type { Side } from './mails.server.ts';
import type { Meeting } from './queries.server.ts';

const sides: readonly Side[] = ['visitor', 'host'];

/** The studio as calendar entries name it. */
export function studio(): { name: string; email: string } {
  const { brand, contact } = readSettings();
  return { name: brand.name, email: contact.email };
}

/** A meeting's invitation, its change or its withdrawal. */
function invitationOf(meeting: Meeting, method: MailCalendar['method']): MailCalendar {
  const { name } = studio();
  return { method, ics: writeCalendar({ method, product: name, events: [entryOf(meeting, studio())] }) };
}

/** Writes the mails to visitor and host into the outbox, in the caller's transaction; an answer goes to the other side. */
export async function tellBoth(
  tx: Tx,
  meeting: Meeting,
  letter: { purpose: string; mail: (to: Side) => Mail; method?: MailCalendar['method'] },
): Promise<void> {
  const { booking, host } = meeting;
  const calendar = letter.method && invitationOf(meeting, letter.method);
  for (const side of sides) {
    const [to, replyTo] = side === 'visitor' ? [booking.email, host.email] : [host.email, booking.email];
    await sendMail(tx, { to, replyTo, purpose: letter.purpose, mail: letter.mail(side), calendar });
  }
}
