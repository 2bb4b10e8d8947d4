import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { type CalendarAccess, type HostCalendar, sealAccess } from '../calendars/open-calendar.server.ts';
import { hostCalendars, hosts } from '../tables.server.ts';
import { readBusy, troubleOf } from './read-calendars.server.ts';

/** A calendar that a host wants to be read, and written if it can be. */
interface ConnectWish {
  /** The host's handle. */
  host: string;
  kind: HostCalendar['kind'];
  /** An https address; the calendar's id at Google or Microsoft. */
  address: string;
  access: CalendarAccess;
  writes: boolean;
  /** Who connects it, for the record. */
  actor: string;
}

/** Connects a calendar once it could be read; throws 422 with the reason otherwise. Connecting again replaces what opens it. */
export async function connectCalendar(wish: ConnectWish): Promise<HostCalendar> {
  const { database, inTransaction } = services();
  const [host] = await database.db.select().from(hosts).where(eq(hosts.handle, wish.host));
  if (!host) throw badInput({ host: 'There is no host with this name.' });
  const isWeb = /^(https?|webcal):\/\//.test(wish.address);
  if ((wish.kind === 'ics' || wish.kind === 'caldav') && !isWeb)
    throw badInput({ address: 'Enter the full address, starting with https://.' });
  const row = {
    kind: wish.kind,
    sealedAccess: sealAccess(wish.access),
    writes: wish.writes && wish.kind !== 'ics',
    problem: null,
  };
  await readBusy({ ...row, address: wish.address }, host).catch((error: unknown) => {
    throw badInput({ address: troubleOf(error) });
  });
  return inTransaction(async (tx) => {
    const [calendar] = await tx
      .insert(hostCalendars)
      .values({ id: newId(), hostId: host.id, address: wish.address, createdAt: now(), ...row })
      .onConflictDoUpdate({ target: [hostCalendars.hostId, hostCalendars.address], set: row })
      .returning();
    if (!calendar) throw new Error('unreachable: an upsert gives its row');
    await recordEvent(tx, {
      kind: 'booking.calendar-connected',
      subject: `host-calendar:${calendar.id}`,
      actor: wish.actor,
      data: { host: host.handle, kind: calendar.kind },
    });
    return calendar;
  });
}

/** Forgets a calendar, what opens it and what it said; what was written into it stays there. */
export async function disconnectCalendar(id: string, actor: string): Promise<boolean> {
  return services().inTransaction(async (tx) => {
    const [calendar] = await tx.delete(hostCalendars).where(eq(hostCalendars.id, id)).returning();
    if (!calendar) return false;
    await recordEvent(tx, {
      kind: 'booking.calendar-disconnected',
      subject: `host-calendar:${id}`,
      actor,
      data: { kind: calendar.kind },
    });
    return true;
  });
}
