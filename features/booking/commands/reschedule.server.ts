import { and, eq } from 'drizzle-orm';
import { dateAt } from '#engines/slots/working-time.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin, nearestFree } from '../availability.server.ts';
import { claimTime, freeTime } from '../claim-time.server.ts';
import { cannotChange, linkOver, SlotTaken, TimeLost } from '../errors.server.ts';
import { changeLimit } from '../limits.ts';
import { readLink } from '../links.server.ts';
import { movedMail } from '../mails.server.ts';
import { notifyVisitor } from '../notices.server.ts';
import { type LinkClaim, mayChange, maySee } from '../policy.ts';
import { type Cohost, holdMeeting, type Meeting, meetingByLink } from '../queries.server.ts';
import { bookingCohosts, bookings } from '../tables.server.ts';
import { tellBoth } from '../tell.server.ts';

/** A move checked by `rescheduleSchema`, with the network address it comes from. */
export interface MoveWish {
  token: string;
  start: number;
  message: string;
  address: string;
}

/** Moves the meeting of a link, with the same host; moving it to its current time is fine. Throws SlotTaken when the time is not free. */
export async function reschedule(wish: MoveWish): Promise<Meeting> {
  const { inTransaction, limits, database } = services();
  await limits.take(changeLimit, wish.address);
  const claim = readLink(wish.token);
  if (!claim) throw linkOver();
  try {
    return await inTransaction((tx) => move(tx, claim, wish));
  } catch (error) {
    if (!(error instanceof TimeLost)) throw error;
    const moving = await meetingByLink(wish.token);
    if (!moving) throw linkOver();
    const question = { type: moving.type, moving, withoutNotice: claim.role === 'host' };
    throw new SlotTaken(await nearestFree(database.db, question, wish.start));
  }
}

async function move(tx: Tx, claim: LinkClaim, { start, message }: MoveWish): Promise<Meeting> {
  const meeting = await holdMeeting(tx, claim.id);
  if (!meeting || !maySee(claim, meeting.booking, now())) throw linkOver();
  if (!mayChange(claim, meeting.booking, now())) throw cannotChange(meeting.booking.status);
  const byHost = claim.role === 'host';
  const actor = byHost ? `host:${meeting.host.id}` : 'visitor';
  return moveMeeting(tx, meeting, { start, message, withoutNotice: byHost, actor });
}

interface Move {
  start: number;
  message: string;
  withoutNotice: boolean;
  /** For the record. */
  actor: string;
}

/** Moves a meeting that the caller holds and notifies both sides; throws TimeLost when the time is not free. */
export async function moveMeeting(
  tx: Tx,
  meeting: Meeting,
  { start, message, withoutNotice, actor }: Move,
): Promise<Meeting> {
  const { booking, type, host } = meeting;
  if (booking.startAt.getTime() === start) return meeting;
  const within = { start, end: start + 1 };
  const [slot] = await freeSlotsWithin(tx, { type, within, moving: meeting, withoutNotice });
  if (!slot) throw new TimeLost();
  await freeTime(tx, meeting);
  const [moved] = await tx
    .update(bookings)
    .set({
      startAt: new Date(start),
      endAt: new Date(start + type.minutes * 60_000),
      hostDate: dateAt(start, host.zone).toString(),
      sequence: booking.sequence + 1,
      message,
      remindedDayAt: null,
      remindedHourAt: null,
      scheduledAt: now(),
      changedAt: now(),
    })
    .where(eq(bookings.id, booking.id))
    .returning();
  if (!moved) throw new TimeLost();
  const after = { ...meeting, booking: moved, cohosts: await moveCohosts(tx, meeting, start) };
  if (await claimTime(tx, after)) throw new TimeLost();
  await recordEvent(tx, {
    kind: 'booking.moved',
    subject: `booking:${booking.id}`,
    actor,
    data: { from: booking.startAt.toISOString(), to: moved.startAt.toISOString() },
  });
  await tellBoth(tx, after, {
    purpose: 'booking.moved',
    method: 'REQUEST',
    mail: movedMail,
  });
  await notifyVisitor(tx, after, 'moved');
  return after;
}

/** Those who come along, with their dates of the new time. */
async function moveCohosts(tx: Tx, { booking, cohosts }: Meeting, start: number): Promise<Cohost[]> {
  const moved = cohosts.map((cohost) => ({ ...cohost, hostDate: dateAt(start, cohost.zone).toString() }));
  for (const { id, hostDate } of moved)
    await tx
      .update(bookingCohosts)
      .set({ hostDate })
      .where(and(eq(bookingCohosts.bookingId, booking.id), eq(bookingCohosts.hostId, id)));
  return moved;
}
