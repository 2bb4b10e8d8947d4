import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';
import { bookUrl, waitUrl } from './links.server.ts';
import { paragraph } from './mails.server.ts';
import type { MeetingType } from './queries.server.ts';
import type { bookingWaits } from './tables.server.ts';
import { dayText } from './times.ts';

type Wait = typeof bookingWaits.$inferSelect;

const wayOff = ({ id }: Wait) => ({
  kind: 'small' as const,
  text: `No longer interested? Leave the waiting list: ${waitUrl(id)}`,
});

/** Confirms a place on the list of a full day. */
export const waitingMail = (wait: Wait, type: MeetingType): Mail => ({
  subject: `Waiting: ${type.name}, ${dayText(wait.day)}`,
  blocks: [
    { kind: 'heading', text: 'We’ll tell you when a time frees up' },
    paragraph(
      `${type.name} with ${readSettings().brand.name}: every time on ${dayText(wait.day)} is taken. As soon as one is free, we’ll email everyone on the list once, and the first to book gets it.`,
    ),
    wayOff(wait),
  ],
});

/** Tells that a day is no longer full. */
export const freeAgainMail = (wait: Wait, type: MeetingType, free: number): Mail => ({
  subject: `Free again: ${type.name}, ${dayText(wait.day)}`,
  blocks: [
    { kind: 'heading', text: 'A time has become free' },
    paragraph(
      `${type.name} with ${readSettings().brand.name}: ${free === 1 ? 'one time' : `${free} times`} on ${dayText(wait.day)} can be booked now. We’ve told everyone on the list, so be quick.`,
    ),
    {
      kind: 'button',
      label: 'See free times',
      url: bookUrl(type.slug, { day: wait.day, zone: wait.zone }),
    },
    { kind: 'small', text: 'This is the only email about it. You’re now off the waiting list.' },
  ],
});
