import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { cannotChange } from '../../errors.server.ts';
import { holdMeeting, type Meeting } from '../../queries.server.ts';

/** 404: there is no such thing among the bookings. */
export const noSuchThing = (what: string): AppError =>
  new AppError({ status: 404, code: 'not_found', message: `This ${what} no longer exists.` });

/** Holds a meeting that can still be changed until the transaction ends. */
export async function holdChangeable(tx: Tx, id: string): Promise<Meeting> {
  const meeting = await holdMeeting(tx, id);
  if (!meeting) throw noSuchThing('meeting');
  if (meeting.booking.status !== 'confirmed' || meeting.booking.startAt <= now())
    throw cannotChange(meeting.booking.status);
  return meeting;
}
