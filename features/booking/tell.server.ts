import { writeCalendar } from '#lib/time/ics.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { MailCalendar } from '#server/mail/mailer.ts';
import { staffMail, studio } from '#server/mail/our-addresses.ts';
import type { Mail } from '#server/mail/template.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { entryOf } from './calendar.ts';
import { meetingUrl } from './links.server.ts';
import type { Side } from './mails.server.ts';
import type { Meeting } from './queries.server.ts';

/** A meeting's invitation, its change or its withdrawal. */
function invitationOf(meeting: Meeting, method: MailCalendar['method'], to: Side): MailCalendar {
  const entry = entryOf(meeting, studio(), meetingUrl(meeting.booking.id, to));
  return { method, ics: writeCalendar({ method, product: studio().name, events: [entry] }) };
}

interface Letter {
  purpose: string;
  /** The mail about a meeting to one side; to a host it speaks of that host's own clock. */
  mail: (about: Meeting, to: Side) => Mail;
  method?: MailCalendar['method'];
}

/** Where a host is written to: a desk without an address of its own is read by the staff; empty where nobody is. */
const mailOf = ({ email }: { email: string }): string => email || staffMail();

/** Writes the emails to visitor and hosts into the outbox, in the caller's transaction; an answer goes to the other side. */
export async function tellBoth(tx: Tx, meeting: Meeting, { purpose, mail, method }: Letter): Promise<void> {
  const { booking, host } = meeting;
  await sendMail(tx, {
    to: booking.email,
    replyTo: mailOf(host) || undefined,
    purpose,
    mail: mail(meeting, 'visitor'),
    calendar: method && invitationOf(meeting, method, 'visitor'),
  });
  await tellHosts(tx, meeting, { purpose, mail, method });
}

/** The same to the hosts alone. */
export async function tellHosts(tx: Tx, meeting: Meeting, { purpose, mail, method }: Letter): Promise<void> {
  const { booking, host, cohosts } = meeting;
  const calendar = method && invitationOf(meeting, method, 'host');
  for (const reader of [host, ...cohosts]) {
    const to = mailOf(reader);
    if (to === '') continue;
    const theirs = mail({ ...meeting, host: reader }, 'host');
    await sendMail(tx, { to, replyTo: booking.email, purpose, mail: theirs, calendar });
  }
}

/** Tells a member of staff that a meeting is no longer theirs, and removes it from their calendar. */
export async function tellFormerHost(
  tx: Tx,
  meeting: Meeting,
  former: { name: string; email: string },
  mail: Mail,
): Promise<void> {
  const to = mailOf(former);
  if (to === '') return;
  const gone = { ...meeting, host: { ...meeting.host, ...former }, cohosts: [] };
  const entry = { ...entryOf(gone, studio()), status: 'CANCELLED' as const };
  const ics = writeCalendar({ method: 'CANCEL', product: studio().name, events: [entry] });
  await sendMail(tx, {
    to,
    purpose: 'booking.handed-over',
    mail,
    calendar: { method: 'CANCEL', ics },
  });
}
