import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { badInput } from '#server/errors.ts';
import { AddressRefused } from '#server/fetch/problems.ts';
import { checkAddress } from '#server/fetch/public-address.ts';
import { services } from '#server/services.ts';
import { type HostCalendar, trustedCalendars } from '../../calendars/open-calendar.server.ts';
import { connectCalendar } from '../../commands/connect-calendar.server.ts';
import { hosts } from '../../tables.server.ts';
import type { CalendarForm } from '../schema.ts';
import { noSuchThing } from './hold.server.ts';

/** Connects a calendar of a host as the panel's form says, once it could be read; the secret is sealed and never shown again. */
export async function connectByForm(
  hostId: string,
  { kind, address, user, secret, writes }: CalendarForm,
  actor: string,
): Promise<HostCalendar> {
  const [host] = z.uuid().safeParse(hostId).success
    ? await services().database.db.select().from(hosts).where(eq(hosts.id, hostId))
    : [];
  if (!host) throw noSuchThing('host');
  if (kind === 'caldav' || kind === 'ics')
    // Whoever may work with bookings is not therefore let into the networks of the server.
    await checkAddress(address.replace(/^webcal:/, 'https:'), trustedCalendars()).catch((error: unknown) => {
      if (!(error instanceof AddressRefused)) throw error;
      throw badInput({
        address: `${error.message} To use a calendar server on your own network, list it in CALENDAR_ORIGINS.`,
      });
    });
  const access = {
    user,
    password: kind === 'caldav' ? secret : '',
    refreshToken: kind === 'google' || kind === 'microsoft' ? secret : '',
  };
  return connectCalendar({ host: host.handle, kind, address, access, writes, actor });
}
