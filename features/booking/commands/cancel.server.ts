import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { nearestFree } from '../availability.server.ts';
import { freeTime } from '../claim-time.server.ts';
import { cannotChange, linkOver } from '../errors.server.ts';
import { changeLimit } from '../limits.ts';
import { readLink } from '../links.server.ts';
import { cancelledMail } from '../mails.server.ts';
import { notifyVisitor } from '../notices.server.ts';
import { mayChange, maySee } from '../policy.ts';
import { holdMeeting, type Meeting } from '../queries.server.ts';
import { bookings } from '../tables.server.ts';
import { tellBoth } from '../tell.server.ts';

/** A cancellation checked by `cancelSchema`, with the network address it comes from. */
interface CancelWish {
  token: string;
  message: string;
  address: string;
}

/** Cancels the meeting of a link and frees its time at once; pressing twice is fine. */
export async function cancel({ token, message, address }: CancelWish): Promise<Meeting> {
  const { inTransaction, limits } = services();
  await limits.take(changeLimit, address);
  const claim = readLink(token);
  if (!claim) throw linkOver();
  return inTransaction(async (tx) => {
    const meeting = await holdMeeting(tx, claim.id);
    if (!meeting || !maySee(claim, meeting.booking, now())) throw linkOver();
    if (meeting.booking.status === 'cancelled') return meeting;
    if (!mayChange(claim, meeting.booking, now())) throw cannotChange(meeting.booking.status);
    const by = claim.role === 'host' ? 'host' : 'visitor';
    const actor = by === 'host' ? `host:${meeting.host.id}` : 'visitor';
    return endMeeting(tx, meeting, { by, actor, message });
  });
}

interface Ending {
  by: 'host' | 'visitor';
  /** For the record. */
  actor: string;
  message: string;
}

/** Ends a meeting that the caller holds, frees its time and tells both sides. */
export async function endMeeting(tx: Tx, meeting: Meeting, { by, actor, message }: Ending): Promise<Meeting> {
  const { booking } = meeting;
  await freeTime(tx, meeting);
  const [ended] = await tx
    .update(bookings)
    .set({
      status: 'cancelled',
      cancelledBy: by,
      message,
      sequence: booking.sequence + 1,
      changedAt: now(),
    })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (!ended) throw linkOver();
  const after = { ...meeting, booking: ended };
  await recordEvent(tx, {
    kind: 'booking.cancelled',
    subject: `booking:${booking.id}`,
    actor,
    data: { start: booking.startAt.toISOString() },
  });
  // A visitor who cancelled wants no other time; one whose host did may.
  const nearest = by === 'host' ? await otherTimes(tx, after) : [];
  await tellBoth(tx, after, {
    purpose: 'booking.cancelled',
    method: 'CANCEL',
    mail: (about, to) => cancelledMail(about, to, nearest),
  });
  await notifyVisitor(tx, after, 'cancelled');
  return after;
}

/** Free times near a cancelled one, without the time itself: its host has just said no to it. */
async function otherTimes(tx: Tx, { booking, type }: Meeting): Promise<number[]> {
  const wished = booking.startAt.getTime();
  const near = await nearestFree(tx, { type }, wished, 4);
  return near.filter((start) => start !== wished).slice(0, 3);
}
