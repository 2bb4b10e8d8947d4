import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { nearestFree } from '../../availability.server.ts';
import { endMeeting } from '../../commands/cancel.server.ts';
import { moveMeeting } from '../../commands/reschedule.server.ts';
import { SlotTaken, TimeLost } from '../../errors.server.ts';
import { holdMeeting, type Meeting, meetingById } from '../../queries.server.ts';
import { bookings } from '../../tables.server.ts';
import { holdChangeable, noSuchThing } from './hold.server.ts';

/** Cancels a meeting on behalf of the studio; its visitor is notified, with free times nearby. */
export const cancelMeeting = (id: string, message: string, actor: string): Promise<Meeting> =>
  services().inTransaction(async (tx) =>
    endMeeting(tx, await holdChangeable(tx, id), { by: 'host', actor, message }),
  );

/** Moves a meeting to another free time of the same people, without the notice that visitors must give; both sides are notified. */
export async function moveMeetingTo(
  id: string,
  { start, message }: { start: number; message: string },
  actor: string,
): Promise<Meeting> {
  const { inTransaction, database } = services();
  try {
    return await inTransaction(async (tx) =>
      moveMeeting(tx, await holdChangeable(tx, id), { start, message, withoutNotice: true, actor }),
    );
  } catch (error) {
    if (!(error instanceof TimeLost)) throw error;
    const moving = await meetingById(database.db, id);
    if (!moving) throw noSuchThing('meeting');
    const question = { type: moving.type, moving, withoutNotice: true };
    throw new SlotTaken(await nearestFree(database.db, question, start));
  }
}

/** Notes that nobody came to a meeting, or takes that back. */
export function markNoShow(id: string, isNoShow: boolean, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const meeting = await holdMeeting(tx, id);
    if (!meeting) throw noSuchThing('meeting');
    const { booking } = meeting;
    if (booking.status !== 'confirmed' || booking.startAt > now())
      throw new AppError({ status: 409, code: 'too_early', message: 'This meeting hasn’t started yet.' });
    if ((booking.noShowAt !== null) === isNoShow) return;
    await tx
      .update(bookings)
      .set({ noShowAt: isNoShow ? now() : null })
      .where(eq(bookings.id, id));
    await recordChange(tx, {
      kind: 'booking.no-show',
      subject: `booking:${id}`,
      actor,
      before: { noShow: !isNoShow },
      after: { noShow: isNoShow },
    });
  });
}
