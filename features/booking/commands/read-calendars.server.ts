import { eq, max } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { defineJob } from '#server/jobs/define.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { type HostCalendar, openCalendar } from '../calendars/open-calendar.server.ts';
import { type BusyQuestion, CalendarTrouble } from '../calendars/remote-calendar.ts';
import { type Host, heldBy } from '../queries.server.ts';
import { bookings, calendarEntries, hostBusy, hostCalendars, hosts, meetingTypes } from '../tables.server.ts';

const day = 86_400_000;

/** From yesterday to the furthest day that any meeting can be booked on. */
async function questionFor(host: Host): Promise<BusyQuestion> {
  const { db } = services().database;
  const [furthest] = await db.select({ days: max(meetingTypes.daysAhead) }).from(meetingTypes);
  const uids = await db.select({ uid: bookings.uid }).from(bookings).where(heldBy(host.id));
  const written = await db
    .select({ remoteId: calendarEntries.remoteId })
    .from(calendarEntries)
    .innerJoin(hostCalendars, eq(hostCalendars.id, calendarEntries.calendarId))
    .where(eq(hostCalendars.hostId, host.id));
  const today = now().getTime();
  return {
    within: { start: today - day, end: today + ((furthest?.days ?? 60) + 2) * day },
    zone: host.zone,
    own: {
      uids: new Set(uids.map(({ uid }) => uid)),
      remoteIds: new Set(written.map(({ remoteId }) => remoteId)),
    },
  };
}

/** What went wrong, in words for the operator. */
export const troubleOf = (error: unknown): string =>
  error instanceof CalendarTrouble ? error.message : 'Something went wrong on our side. The log says more.';

/** When a calendar says its host is busy. */
export async function readBusy(
  calendar: Pick<HostCalendar, 'kind' | 'address' | 'sealedAccess'>,
  host: Host,
) {
  return openCalendar(calendar).readBusy(await questionFor(host));
}

/** Reads one calendar completely. If it cannot be read, its last known busy times still count: better busy than booked twice. */
async function refresh(calendar: HostCalendar, host: Host): Promise<void> {
  const { inTransaction, database } = services();
  const its = eq(hostCalendars.id, calendar.id);
  try {
    const busy = await readBusy(calendar, host);
    await inTransaction(async (tx) => {
      await tx.delete(hostBusy).where(eq(hostBusy.calendarId, calendar.id));
      const rows = busy.map(({ start, end }) => ({
        calendarId: calendar.id,
        startAt: new Date(start),
        endAt: new Date(end),
      }));
      if (rows.length > 0) await tx.insert(hostBusy).values(rows).onConflictDoNothing();
      await tx.update(hostCalendars).set({ readAt: now(), problem: null }).where(its);
    });
  } catch (error) {
    log().warn({ err: error, calendar: calendar.id }, "a host's calendar could not be read");
    await database.db
      .update(hostCalendars)
      .set({ problem: troubleOf(error) })
      .where(its);
  }
}

/** Reads what hosts have in their calendars elsewhere. */
export async function readCalendars(): Promise<void> {
  const rows = await services()
    .database.db.select({ calendar: hostCalendars, host: hosts })
    .from(hostCalendars)
    .innerJoin(hosts, eq(hosts.id, hostCalendars.hostId));
  for (const { calendar, host } of rows) await refresh(calendar, host);
}

export const bookingReadCalendars = defineJob({
  name: 'booking-read-calendars',
  schema: z.object({}),
  every: '*/5 * * * *',
  run: readCalendars,
});
