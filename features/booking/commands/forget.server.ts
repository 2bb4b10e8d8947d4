import { lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { bookingPolls } from '../polls/tables.server.ts';
import { bookings } from '../tables.server.ts';

/** Forgets meetings and polls that are long over, with who came and what was written; gives how many. */
export function forgetMeetings(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.bookingDays * 86_400_000);
  return services().inTransaction(async (tx) => {
    const polls = await tx.delete(bookingPolls).where(lt(bookingPolls.lastAt, before));
    const meetings = await tx.delete(bookings).where(lt(bookings.endAt, before));
    const forgotten = (polls.rowCount ?? 0) + (meetings.rowCount ?? 0);
    if (forgotten > 0)
      await recordEvent(tx, {
        kind: 'booking.forgotten',
        subject: 'booking',
        actor: 'system',
        data: { forgotten },
      });
    return forgotten;
  });
}

export const bookingForget = defineRetention({
  name: 'booking-forget',
  keeps: ['bookingDays'],
  every: '50 3 * * *',
  forget: forgetMeetings,
});
