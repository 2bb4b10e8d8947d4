import type { ReminderKind } from '#lib/time/reminders.ts';
import { whenText } from '#lib/time/when-text.ts';
import type { Mail, MailBlock } from '#server/mail/template.ts';
import { services } from '#server/services.ts';
import { eventUrl, registrationUrl } from './links.server.ts';
import type { Registered } from './queries.server.ts';

/** The id of the ticket's picture inside a mail. */
export const ticketCid = 'ticket@events';

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const heading = (text: string): MailBlock => ({ kind: 'heading', text });

/** As much of a registration as a mail about it says. */
interface Addressed {
  registration: Pick<Registered['registration'], 'id' | 'holder' | 'reference' | 'zone' | 'status'>;
  event: Registered['event'];
  ticket: Registered['ticket'];
}

/** When it is, by the clock of the reader first, then of the event where that differs. */
function when({ event, registration }: Addressed): string[] {
  const zones = new Set([registration.zone, event.zone]);
  const [own = event.zone, ...others] = [...zones].map((zone) => whenText(event.startAt, event.endAt, zone));
  return [`When: ${own}`, ...others.map((other) => `Event’s local time: ${other}`)];
}

function where({ event, ticket }: Addressed): string {
  return ticket.mode === 'on-site' && event.place ? `Where: ${event.place}` : 'Where: online';
}

const facts = (registered: Addressed): MailBlock =>
  paragraph([...when(registered), where(registered)].join('\n'));
const instructions = ({ ticket }: Registered): MailBlock[] =>
  ticket.instructions ? [paragraph(ticket.instructions)] : [];
/** The code that is read at the door; an event online has none. */
const code = ({ registration, ticket }: Registered): MailBlock[] =>
  ticket.mode === 'on-site'
    ? [
        {
          kind: 'picture',
          cid: ticketCid,
          alt: `Ticket ${registration.reference} to show at the door`,
          size: 220,
        },
      ]
    : [];
const change = ({ registration }: Addressed, label: string): MailBlock => ({
  kind: 'button',
  label,
  url: registrationUrl(registration, 'mail'),
});
const reference = ({ registration }: Addressed): MailBlock => ({
  kind: 'small',
  text: `Reference ${registration.reference}`,
});
const said = ({ event }: Registered): MailBlock[] =>
  event.message ? [paragraph(`Message:\n${event.message}`)] : [];
const dayOf = ({ event, registration }: Registered): string =>
  whenText(event.startAt, event.endAt, registration.zone).split(' (')[0] ?? '';

const seat = (registered: Registered): MailBlock[] => [
  facts(registered),
  ...instructions(registered),
  ...code(registered),
  change(registered, 'Cancel or pass on your seat'),
  reference(registered),
]; /** Confirms a seat, with its ticket. */
export function registeredMail(registered: Registered): Mail {
  return {
    subject: `Your seat: ${registered.event.title}, ${dayOf(registered)}`,
    blocks: [heading('You have a seat'), paragraph(registered.event.title), ...seat(registered)],
  };
}

/** Says which place in the waiting line somebody has. */
export function waitingMail(registered: Registered, place: number): Mail {
  return {
    subject: `Waiting list: ${registered.event.title}`,
    blocks: [
      heading(`You’re number ${place} on the waiting list`),
      paragraph(registered.event.title),
      paragraph([...when(registered), where(registered)].join('\n')),
      paragraph(
        'All seats are taken. As soon as someone cancels, the first person on the list gets the seat and an email from us.',
      ),
      change(registered, 'Leave the waiting list'),
      reference(registered),
    ],
  };
}

/** Tells the first in line that a seat became free. */
export function promotedMail(registered: Registered): Mail {
  return {
    subject: `You have a seat: ${registered.event.title}, ${dayOf(registered)}`,
    blocks: [
      heading('A seat has become free, and it’s yours'),
      paragraph(registered.event.title),
      ...seat(registered),
    ],
  };
}

/** Confirms that a seat was given back, or a place in line. */
export function withdrawnMail(registered: Registered, before: 'registered' | 'waiting'): Mail {
  const { event } = registered;
  return {
    subject: `Cancelled: ${event.title}`,
    blocks: [
      heading(before === 'registered' ? 'Your seat is cancelled' : 'You’ve left the waiting list'),
      paragraph(event.title),
      paragraph(when(registered).join('\n')),
      { kind: 'button', label: 'See the event', url: eventUrl(event.slug) },
      reference(registered),
    ],
  };
}

/** Tells who had a seat that a colleague has it now. */
export function handedOnMail(registered: Registered, to: string): Mail {
  return {
    subject: `Seat passed on: ${registered.event.title}`,
    blocks: [
      heading(`Your seat now belongs to ${to}`),
      paragraph(registered.event.title),
      paragraph('The ticket in our earlier email is no longer valid. We’ve sent your colleague a new one.'),
      reference(registered),
    ],
  };
}

/** Tells a colleague whose seat they have now. */
export function receivedMail(registered: Registered, from: string): Mail {
  return {
    subject: `Your seat: ${registered.event.title}, ${dayOf(registered)}`,
    blocks: [
      heading(`${from} has passed their seat on to you`),
      paragraph(registered.event.title),
      paragraph('If you can’t come, please cancel with the button below so someone else can have the seat.'),
      ...seat(registered),
    ],
  };
}

/** Tells everybody that an event is off. */
export function eventCancelledMail(registered: Registered): Mail {
  return {
    subject: `Cancelled: ${registered.event.title}, ${dayOf(registered)}`,
    blocks: [
      heading('This event has been cancelled'),
      paragraph(registered.event.title),
      paragraph(when(registered).join('\n')),
      ...said(registered),
      { kind: 'button', label: 'See what else is on', url: `${services().env.PUBLIC_URL}/events` },
      reference(registered),
    ],
  };
}

/** Tells everybody an event's new time. */
export function eventMovedMail(registered: Registered): Mail {
  const seated = registered.registration.status === 'registered';
  return {
    subject: `Moved: ${registered.event.title}, now ${dayOf(registered)}`,
    blocks: [
      heading('This event has moved'),
      paragraph(registered.event.title),
      facts(registered),
      ...said(registered),
      paragraph(
        seated ? 'Your seat and ticket are still valid.' : 'Your place on the waiting list stays the same.',
      ),
      change(registered, seated ? 'Cancel or pass on your seat' : 'Leave the waiting list'),
      reference(registered),
    ],
  };
}

/** Reminds of an event. */
export function reminderMail(registered: Registered, kind: ReminderKind): Mail {
  return {
    subject: `Reminder: ${registered.event.title}, ${dayOf(registered)}`,
    blocks: [
      heading(kind === 'day' ? 'It starts within a day' : 'It starts within the hour'),
      paragraph(registered.event.title),
      ...seat(registered),
    ],
  };
}

/** Asks afterwards how it was, and says where it can be seen again. */
export function afterwardsMail(registered: Registered): Mail {
  const { event, registration } = registered;
  const recording = event.recording ? new URL(event.recording, services().env.PUBLIC_URL).href : null;
  return {
    subject: `How was it? ${event.title}`,
    blocks: [
      heading('Thank you for coming'),
      paragraph(event.title),
      ...(recording ? [paragraph(`You can see or read a recap here:\n${recording}`)] : []),
      paragraph('How was it? Choose up to five stars and, if you like, write a line.'),
      { kind: 'button', label: 'Give feedback', url: registrationUrl(registration, 'mail') },
    ],
  };
}

/** What the staff write to those who come. */
export function attendeeMail(
  registered: Addressed,
  { subject, body }: { subject: string; body: string },
): Mail {
  const seated = registered.registration.status === 'registered';
  return {
    subject: `${subject} (${registered.event.title})`,
    blocks: [
      heading(subject),
      paragraph(registered.event.title),
      ...body.split(/\n{2,}/).map(paragraph),
      facts(registered),
      change(registered, seated ? 'See your ticket' : 'See your place on the list'),
      reference(registered),
    ],
  };
}
