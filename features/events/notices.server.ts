import { whenText } from '#lib/time/when-text.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notifyAddress } from '#server/notices/notify.ts';
import type { Registered } from './queries.server.ts';

const words = {
  'event.promoted': 'You have a seat',
  'event.moved': 'Moved',
  'event.cancelled': 'Cancelled',
};

/** Tells the account of a registrant's address what became of their place; each change once. */
export async function notifyRegistrant(
  tx: Tx,
  { registration, event }: Registered,
  what: keyof typeof words,
): Promise<void> {
  await notifyAddress(tx, registration.emailKey, {
    kind: 'event',
    title: `${words[what]}: ${event.title}`,
    body: whenText(event.startAt, event.endAt, registration.zone),
    href: '/account/events',
    key: `${what}:${registration.id}:${registration.sequence}`,
  });
}
