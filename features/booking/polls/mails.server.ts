import { whenText } from '#lib/time/when-text.ts';
import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';
import { paragraph } from '../mails.server.ts';
import type { Meeting, MeetingType } from '../queries.server.ts';
import { pollUrl } from './links.server.ts';
import type { PollRow } from './queries.server.ts';

const about = (poll: PollRow, type: MeetingType): string =>
  poll.title || `${type.name} with ${readSettings().brand.name}`;

/** Gives who asks both links: their own, and the one to hand on. */
export const pollMadeMail = (poll: PollRow, type: MeetingType): Mail => ({
  subject: `Your poll: ${about(poll, type)}`,
  blocks: [
    { kind: 'heading', text: 'Send this link to everyone you want to invite' },
    paragraph(pollUrl(poll.id, 'guest')),
    paragraph(
      'They mark the times that suit them, without an account. No time is reserved until you book one.',
    ),
    { kind: 'button', label: 'See the answers and book', url: pollUrl(poll.id, 'organiser') },
    {
      kind: 'small',
      text: 'Keep the button to yourself. Anyone who uses it can book a time or end the poll.',
    },
  ],
});

/** Tells who asks that somebody has answered. */
export const voteMail = (poll: PollRow, type: MeetingType, name: string): Mail => ({
  subject: `${name} has answered: ${about(poll, type)}`,
  blocks: [
    { kind: 'heading', text: `${name} has marked the times` },
    { kind: 'button', label: 'See the answers and book', url: pollUrl(poll.id, 'organiser') },
  ],
});

/** Tells somebody who answered which time it became. */
export const decidedMail = (poll: PollRow, { booking, type }: Meeting): Mail => ({
  subject: `Booked for ${whenText(booking.startAt, booking.endAt, poll.zone).split(' (')[0]}: ${about(poll, type)}`,
  blocks: [
    { kind: 'heading', text: 'A time has been chosen' },
    paragraph(`${about(poll, type)}\nWhen: ${whenText(booking.startAt, booking.endAt, poll.zone)}`),
    ...(booking.videoUrl ? [paragraph(`Video: ${booking.videoUrl}`)] : []),
    {
      kind: 'small',
      text: `${poll.name} arranged this meeting. You’re getting this email because you left your address in the poll.`,
    },
  ],
});
