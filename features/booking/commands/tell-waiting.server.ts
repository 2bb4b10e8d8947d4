import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { type Listener, onEvent } from '#server/events/listen.ts';
import { defineJob } from '#server/jobs/define.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from '../availability.server.ts';
import type { MeetingType } from '../queries.server.ts';
import { bookingWaits, meetingTypes } from '../tables.server.ts';
import { spanOfDates } from '../times.ts';
import { freeAgainMail } from '../waiting-mails.server.ts';
import type { Wait } from './wait.server.ts';

const dayMs = 86_400_000;
/** Yesterday by UTC: somewhere it is still that day. */
const yesterday = (): string => new Date(now().getTime() - dayMs).toISOString().slice(0, 10);

/** Notifies somebody on the waiting list once, even if two processes try at the same moment. */
function tell(wait: Wait, type: MeetingType, free: number): Promise<boolean> {
  return services().inTransaction(async (tx) => {
    const [told] = await tx
      .update(bookingWaits)
      .set({ toldAt: now() })
      .where(and(eq(bookingWaits.id, wait.id), isNull(bookingWaits.toldAt)))
      .returning();
    if (!told) return false;
    await sendMail(tx, {
      to: told.email,
      purpose: 'booking.free-again',
      mail: freeAgainMail(told, type, free),
    });
    return true;
  });
}

/** Emails everybody whose day has a free time again; gives how many. */
export async function tellWaiting(): Promise<number> {
  const { db } = services().database;
  const waiting = await db
    .select({ wait: bookingWaits, type: meetingTypes })
    .from(bookingWaits)
    .innerJoin(meetingTypes, eq(meetingTypes.id, bookingWaits.typeId))
    .where(
      and(isNull(bookingWaits.toldAt), gte(bookingWaits.day, yesterday()), eq(meetingTypes.active, true)),
    );
  const days = Map.groupBy(waiting, ({ wait }) => [wait.typeId, wait.day, wait.zone].join());
  let told = 0;
  for (const rows of days.values()) {
    const [{ wait, type }] = rows as [(typeof rows)[number]];
    const within = spanOfDates(wait.day, wait.day, wait.zone);
    const free = (await freeSlotsWithin(db, { type, within })).length;
    if (free > 0) for (const row of rows) told += Number(await tell(row.wait, type, free));
  }
  return told;
}

/** Forgets who waited for days that are over; gives how many. */
export async function forgetWaiting(): Promise<number> {
  const { rowCount } = await services()
    .database.db.delete(bookingWaits)
    .where(lt(bookingWaits.day, yesterday()));
  return rowCount ?? 0;
}

/** Tells those who wait once a time may have become free. */
export const waitingListeners: Listener[] = (
  ['booking.cancelled', 'booking.moved', 'booking.waiting'] as const
).map((kind) => onEvent(kind, `${kind}.tell-waiting`, async () => void (await tellWaiting())));

// Times also free up without an event: a host's hours change, an appointment elsewhere goes away.
export const bookingWaiting = defineJob({
  name: 'booking-waiting',
  schema: z.object({}),
  every: '*/10 * * * *',
  run: async () => {
    await tellWaiting();
    await forgetWaiting();
  },
});
