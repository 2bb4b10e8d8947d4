import { whenText } from '#lib/time/when-text.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notifyAddress } from '#server/notices/notify.ts';
import type { Meeting } from './queries.server.ts';

const words = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
  'handed-over': 'New host',
};

/** Tells the account of the visitor's address what became of a meeting; each change once. */
export async function notifyVisitor(
  tx: Tx,
  { booking, type }: Pick<Meeting, 'booking' | 'type'>,
  what: keyof typeof words,
): Promise<void> {
  await notifyAddress(tx, booking.emailKey, {
    kind: 'meeting',
    title: `${words[what]}: ${type.name}`,
    body: whenText(booking.startAt, booking.endAt, booking.zone),
    href: '/account/events',
    key: `meeting:${booking.id}:${booking.sequence}`,
  });
}
