import { writeCalendar } from '#lib/time/ics.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { MailCalendar } from '#server/mail/mailer.ts';
import { studio } from '#server/mail/our-addresses.ts';
import type { Mail } from '#server/mail/template.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { seatEntry } from './calendar.ts';
import { eventUrl, registrationUrl } from './links.server.ts';
import { ticketCid } from './mails.server.ts';
import type { Registered } from './queries.server.ts';
import { codePicture } from './ticket-picture.server.ts';

function invitationOf(registered: Registered, method: MailCalendar['method']): MailCalendar {
  const around = {
    domain: services().mail.domain,
    studio: studio(),
    url: eventUrl(registered.event.slug),
  };
  const entry = seatEntry(registered, around);
  // Who hands a seat on is no longer the one the row is about, but their entry has to go.
  const events = [method === 'CANCEL' ? { ...entry, status: 'CANCELLED' as const } : entry];
  return { method, ics: writeCalendar({ method, product: studio().name, events }) };
}

interface Letter {
  purpose: string;
  mail: Mail;
  /** Carries an invitation, or its withdrawal. */
  method?: MailCalendar['method'];
}

/** Writes a mail to a registrant into the outbox, in the caller's transaction. */
export async function tell(tx: Tx, registered: Registered, letter: Letter): Promise<void> {
  const { registration } = registered;
  const { contact } = readSettings();
  await sendMail(tx, {
    to: registration.email,
    purpose: letter.purpose,
    mail: letter.mail,
    ...(contact.email ? { replyTo: contact.email } : {}),
    ...(letter.method ? { calendar: invitationOf(registered, letter.method) } : {}),
    ...(letter.mail.blocks.some(({ kind }) => kind === 'picture')
      ? {
          pictures: [
            {
              cid: ticketCid,
              filename: `ticket-${registration.reference}.png`,
              png: codePicture(registrationUrl(registration, 'ticket')).toString('base64'),
            },
          ],
        }
      : {}),
  });
}
