import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { earliestReminder, type ReminderKind, remindersDue } from '#lib/time/reminders.ts';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { reminderMail } from '../mails.server.ts';
import { type Registered, selectRegistered } from '../queries.server.ts';
import { eventRegistrations, studioEvents } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

const due = ({ registration, event }: Registered): ReminderKind[] =>
  remindersDue(
    {
      startAt: event.startAt,
      scheduledAt: registration.scheduledAt,
      remindedDayAt: registration.remindedDayAt,
      remindedHourAt: registration.remindedHourAt,
    },
    now(),
  );

/** Writes the reminders that are due to who has a seat, each with its mark in one transaction; gives how many. */
export async function remind(): Promise<number> {
  const soon = await selectRegistered(services().database.db).where(
    and(
      eq(studioEvents.status, 'published'),
      gt(studioEvents.startAt, now()),
      lte(studioEvents.startAt, new Date(now().getTime() + earliestReminder)),
      eq(eventRegistrations.status, 'registered'),
    ),
  );
  let reminded = 0;
  for (const registered of soon)
    if (due(registered).length > 0) reminded += await remindOf(registered.registration.id);
  return reminded;
}

/** Reminds one person, if that is still due once their row is held: another process may have been faster. */
function remindOf(id: string): Promise<number> {
  return services().inTransaction(async (tx) => {
    const [held] = await selectRegistered(tx)
      .where(eq(eventRegistrations.id, id))
      .for('update', { of: eventRegistrations });
    if (held?.registration.status !== 'registered' || held.event.status !== 'published') return 0;
    const kinds = due(held);
    for (const kind of kinds) {
      await tx
        .update(eventRegistrations)
        .set(kind === 'day' ? { remindedDayAt: now() } : { remindedHourAt: now() })
        .where(eq(eventRegistrations.id, id));
      await tell(tx, held, {
        purpose: `event.reminder-${kind}`,
        mail: reminderMail(held, kind),
      });
      await recordEvent(tx, {
        kind: 'event.reminded',
        subject: `registration:${id}`,
        actor: 'system',
        data: { kind },
      });
    }
    return kinds.length;
  });
}

export const eventReminders = defineJob({
  name: 'event-reminders',
  schema: z.object({}),
  every: '*/5 * * * *',
  run: async () => void (await remind()),
});
