import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { dateAt } from '#engines/slots/working-time.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { freeHostsAt } from '../../availability.server.ts';
import { claimTime, freeTime } from '../../claim-time.server.ts';
import { TimeLost } from '../../errors.server.ts';
import { handedOverMail, takenOverMail } from '../../mails.server.ts';
import { notifyVisitor } from '../../notices.server.ts';
import type { Host, Meeting } from '../../queries.server.ts';
import { videoUrlOf } from '../../rules.ts';
import { bookingCohosts, bookings, hosts } from '../../tables.server.ts';
import { tellBoth, tellFormerHost } from '../../tell.server.ts';
import { holdChangeable } from './hold.server.ts';

/** A meeting that one host gives to another. */
export interface HandOverWish {
  /** The meeting's id. */
  booking: string;
  /** Hosts, by their ids. */
  from: string;
  to: string;
  /** A word to the visitor. */
  message: string;
  actor: string;
}

const notFree = (): AppError =>
  new AppError({
    status: 409,
    code: 'not_free',
    message: 'They’re no longer free at that time, so nothing was changed. Choose someone else.',
  });

/** Gives a meeting to another host who is free; the time stays, and everybody concerned is notified. Throws 409 if they are not free. */
export async function handOverMeeting(wish: HandOverWish): Promise<Meeting> {
  try {
    return await services().inTransaction((tx) => handOver(tx, wish));
  } catch (error) {
    throw error instanceof TimeLost ? notFree() : error;
  }
}

async function handOver(tx: Tx, { booking: id, from, to, message, actor }: HandOverWish): Promise<Meeting> {
  const meeting = await holdChangeable(tx, id);
  const former = [meeting.host, ...meeting.cohosts].find((host) => host.id === from);
  // Pressed twice: it was handed over already.
  if (!former && [meeting.host, ...meeting.cohosts].some((host) => host.id === to)) return meeting;
  if (!former) throw badInput({ from: 'This person isn’t a host of this meeting.' });
  const [next] = await tx.select().from(hosts).where(eq(hosts.id, to));
  if (!next) throw badInput({ to: 'Please choose someone who is free.' });
  const free = await freeHostsAt(tx, meeting.type, meeting.booking.startAt.getTime());
  if (!free.includes(to)) throw notFree();
  await freeTime(tx, meeting);
  const after = await seat(tx, meeting, former.id, next, message);
  // The rows decide: if somebody booked the new host meanwhile, they keep the time.
  if (await claimTime(tx, after)) throw new TimeLost();
  await recordEvent(tx, {
    kind: 'booking.handed-over',
    subject: `booking:${id}`,
    actor,
    data: { from: former.handle, to: next.handle, start: meeting.booking.startAt.toISOString() },
  });
  await tellBoth(tx, after, {
    purpose: 'booking.handed-over',
    method: 'REQUEST',
    mail: (about, side) => handedOverMail(about, side, former.name),
  });
  await tellFormerHost(tx, after, former, takenOverMail(after, former));
  await notifyVisitor(tx, after, 'handed-over');
  return after;
}

/** Puts the new host in the former one's place. */
async function seat(tx: Tx, meeting: Meeting, from: string, next: Host, message: string): Promise<Meeting> {
  const { booking } = meeting;
  const hostDate = dateAt(booking.startAt.getTime(), next.zone).toString();
  const isFirst = meeting.host.id === from;
  const [changed] = await tx
    .update(bookings)
    .set({
      ...(isFirst ? { hostId: next.id, hostDate, videoUrl: videoUrlOf(next.video, randomUUID()) } : {}),
      message,
      sequence: booking.sequence + 1,
      changedAt: now(),
    })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (!changed) throw new TimeLost();
  if (isFirst) return { ...meeting, booking: changed, host: next };
  await tx
    .update(bookingCohosts)
    .set({ hostId: next.id, hostDate })
    .where(and(eq(bookingCohosts.bookingId, booking.id), eq(bookingCohosts.hostId, from)));
  const cohosts = meeting.cohosts.map((cohost) => (cohost.id === from ? { ...next, hostDate } : cohost));
  return { ...meeting, booking: changed, cohosts };
}
