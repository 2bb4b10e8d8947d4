import type { ReminderKind } from '#lib/time/reminders.ts';
import { whenText } from '#lib/time/when-text.ts';
import type { Mail, MailBlock } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';
import { wishesOf } from './calendar.ts';
import { bookUrl, meetingUrl } from './links.server.ts';
import { hostNames } from './present.ts';
import type { Meeting } from './queries.server.ts';

/** The recipient of an email. */
export type Side = 'visitor' | 'host';

/** A paragraph of an email. */
export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** When and with whom, in the reader's time zone. */
function timeAndPerson(meeting: Meeting, to: Side): string[] {
  const { booking, host } = meeting;
  const when = whenText(booking.startAt, booking.endAt, to === 'visitor' ? booking.zone : host.zone);
  const whom = to === 'visitor' ? hostNames(meeting) : `${booking.name} <${booking.email}>`;
  return [`When: ${when}`, `With: ${whom}`];
}

function place({ booking }: Meeting, to: Side): string[] {
  if (booking.videoUrl) return [`Video: ${booking.videoUrl}`];
  return to === 'host' ? ['Video: no link is set up, so please tell your visitor where to meet.'] : [];
}

function facts(meeting: Meeting, to: Side): MailBlock[] {
  const wishes = wishesOf(meeting);
  return [
    paragraph([...timeAndPerson(meeting, to), ...place(meeting, to)].join('\n')),
    ...(wishes.length > 0 ? [paragraph(wishes.join('\n'))] : []),
  ];
}

const said = ({ booking }: Meeting): MailBlock[] =>
  booking.message ? [paragraph(`Message:\n${booking.message}`)] : [];
const change = ({ booking }: Meeting, to: Side): MailBlock => ({
  kind: 'button',
  label: 'Move or cancel',
  url: meetingUrl(booking.id, to),
});
const reference = ({ booking }: Meeting): MailBlock => ({
  kind: 'small',
  text: `Reference ${booking.reference}`,
});
const titleOf = ({ booking, type }: Meeting, to: Side): string =>
  to === 'visitor' ? `${type.name} with ${readSettings().brand.name}` : `${type.name} with ${booking.name}`;
const dayOf = ({ booking, host }: Meeting, to: Side): string =>
  whenText(booking.startAt, booking.endAt, to === 'visitor' ? booking.zone : host.zone).split(' (')[0] ?? '';

/** Confirms a meeting, with its invitation. */
export function bookedMail(meeting: Meeting, to: Side): Mail {
  return {
    subject: `Booked: ${titleOf(meeting, to)}, ${dayOf(meeting, to)}`,
    blocks: [
      { kind: 'heading', text: to === 'visitor' ? 'Your meeting is booked' : 'You have a new meeting' },
      paragraph(titleOf(meeting, to)),
      ...facts(meeting, to),
      change(meeting, to),
      reference(meeting),
    ],
  };
}

/** Tells the new time of a meeting. */
export function movedMail(meeting: Meeting, to: Side): Mail {
  return {
    subject: `Moved: ${titleOf(meeting, to)}, now ${dayOf(meeting, to)}`,
    blocks: [
      { kind: 'heading', text: 'Your meeting has moved' },
      paragraph(titleOf(meeting, to)),
      ...facts(meeting, to),
      ...said(meeting),
      change(meeting, to),
      reference(meeting),
    ],
  };
}

/** Tells that a meeting is off; a visitor whose host cancelled is offered the nearest free times. */
export function cancelledMail(meeting: Meeting, to: Side, nearest: readonly number[]): Mail {
  const { booking, type } = meeting;
  const lengthMs = booking.endAt.getTime() - booking.startAt.getTime();
  const offers = to === 'visitor' ? nearest : [];
  return {
    subject: `Cancelled: ${titleOf(meeting, to)}, ${dayOf(meeting, to)}`,
    blocks: [
      { kind: 'heading', text: 'Your meeting has been cancelled' },
      paragraph(titleOf(meeting, to)),
      paragraph(timeAndPerson(meeting, to).join('\n')),
      ...said(meeting),
      ...(offers.length > 0 ? [paragraph('These nearby times are free:')] : []),
      ...offers.map(
        (start): MailBlock => ({
          kind: 'button',
          label: whenText(new Date(start), new Date(start + lengthMs), booking.zone),
          url: bookUrl(type.slug, { start: new Date(start).toISOString(), zone: booking.zone }),
        }),
      ),
      ...(to === 'visitor' && offers.length === 0
        ? [
            {
              kind: 'button' as const,
              label: 'Book another time',
              url: bookUrl(type.slug, { zone: booking.zone }),
            },
          ]
        : []),
      reference(meeting),
    ],
  };
}

/** Says that another member of staff now holds a meeting, at the same time. */
export function handedOverMail(meeting: Meeting, to: Side, former: string): Mail {
  return {
    subject: `${to === 'visitor' ? 'New host' : 'Handed to you'}: ${titleOf(meeting, to)}, ${dayOf(meeting, to)}`,
    blocks: [
      { kind: 'heading', text: `${hostNames(meeting)} is taking over from ${former}` },
      paragraph(titleOf(meeting, to)),
      paragraph('The time stays the same.'),
      ...facts(meeting, to),
      ...said(meeting),
      change(meeting, to),
      reference(meeting),
    ],
  };
}

/** Tells a host that somebody else holds a meeting of theirs now. */
export function takenOverMail(meeting: Meeting, former: { zone: string }): Mail {
  const { booking } = meeting;
  return {
    subject: `Handed over: ${titleOf(meeting, 'host')}`,
    blocks: [
      { kind: 'heading', text: `${hostNames(meeting)} has taken over this meeting` },
      paragraph(titleOf(meeting, 'host')),
      paragraph(`When: ${whenText(booking.startAt, booking.endAt, former.zone)}`),
      reference(meeting),
    ],
  };
}

/** Reminds of a meeting. */
export function reminderMail(meeting: Meeting, to: Side, kind: ReminderKind): Mail {
  const soon = kind === 'day' ? 'within a day' : 'within the hour';
  return {
    subject: `Reminder: ${titleOf(meeting, to)}, ${dayOf(meeting, to)}`,
    blocks: [
      { kind: 'heading', text: `Your meeting starts ${soon}` },
      paragraph(titleOf(meeting, to)),
      ...facts(meeting, to),
      change(meeting, to),
      reference(meeting),
    ],
  };
}
