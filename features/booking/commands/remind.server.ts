import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { earliestReminder, remindersDue } from '#lib/time/reminders.ts';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { reminderMail } from '../mails.server.ts';
import { holdMeeting } from '../queries.server.ts';
import { bookings } from '../tables.server.ts';
import { tellBoth } from '../tell.server.ts';

/** Writes the reminders that are due, each with its mark in one transaction; gives how many. */
export async function remind(): Promise<number> {
  const { database } = services();
  const soon = await database.db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        gt(bookings.startAt, now()),
        lte(bookings.startAt, new Date(now().getTime() + earliestReminder)),
      ),
    );
  let reminded = 0;
  for (const booking of soon)
    if (remindersDue(booking, now()).length > 0) reminded += await remindOf(booking.id);
  return reminded;
}

/** Reminds of one meeting, if that is still due once its row is held: another process may have been faster. */
function remindOf(id: string): Promise<number> {
  return services().inTransaction(async (tx) => {
    const meeting = await holdMeeting(tx, id);
    if (meeting?.booking.status !== 'confirmed') return 0;
    const due = remindersDue(meeting.booking, now());
    for (const kind of due) {
      await tx
        .update(bookings)
        .set(kind === 'day' ? { remindedDayAt: now() } : { remindedHourAt: now() })
        .where(eq(bookings.id, id));
      await tellBoth(tx, meeting, {
        purpose: `booking.reminder-${kind}`,
        mail: (about, to) => reminderMail(about, to, kind),
      });
      await recordEvent(tx, {
        kind: 'booking.reminded',
        subject: `booking:${id}`,
        actor: 'system',
        data: { kind },
      });
    }
    return due.length;
  });
}

export const bookingReminders = defineJob({
  name: 'booking-reminders',
  schema: z.object({}),
  every: '*/5 * * * *',
  run: async () => void (await remind()),
});
