import { z } from 'zod';
import { seal, unseal } from '#server/seal.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { hostCalendars } from '../tables.server.ts';
import { caldav } from './caldav.server.ts';
import { makeAskCalendar } from './fetch-calendar.server.ts';
import { googleCalendar, googleUrls } from './google.server.ts';
import { icsAddress } from './ics-address.server.ts';
import { microsoftCalendar, microsoftUrls } from './microsoft.server.ts';
import { CalendarTrouble, type RemoteCalendar } from './remote-calendar.ts';

/** A row of the calendars that hosts keep elsewhere. */
export type HostCalendar = typeof hostCalendars.$inferSelect;

/** What opens a calendar; an ICS address needs nothing beside itself. */
export const accessSchema = z.object({
  user: z.string().max(320).default(''),
  password: z.string().max(1000).default(''),
  refreshToken: z.string().max(4000).default(''),
});
export type CalendarAccess = z.output<typeof accessSchema>;

const purpose = 'booking.calendar';

/** What opens a calendar, as it is stored. */
export const sealAccess = (access: CalendarAccess): string =>
  seal(services().secret, purpose, JSON.stringify(access));

function accessOf(sealed: string): CalendarAccess {
  const text = unseal(services().secret, purpose, sealed);
  if (text === null)
    throw new CalendarTrouble(
      'The password for this calendar was stored with a different APP_SECRET. Connect the calendar again.',
    );
  return accessSchema.parse(JSON.parse(text));
}

function clientOf(name: 'GOOGLE' | 'MICROSOFT') {
  const { env } = services();
  const id = env[`${name}_CALENDAR_CLIENT_ID`];
  const secret = env[`${name}_CALENDAR_CLIENT_SECRET`];
  if (!id || !secret)
    throw new CalendarTrouble(`Set ${name}_CALENDAR_CLIENT_ID and ${name}_CALENDAR_CLIENT_SECRET first.`);
  return { id, secret };
}

/** Origins of calendars that may be private: those that the operator named, and those of tests. */
export function trustedCalendars(): readonly string[] {
  const { CALENDAR_ORIGINS, TEST_FETCH_ORIGINS } = services().env;
  return [...CALENDAR_ORIGINS, ...TEST_FETCH_ORIGINS];
}

/** The calendar behind a row, ready to be read and written. */
export function openCalendar({
  kind,
  address,
  sealedAccess,
}: Pick<HostCalendar, 'kind' | 'address' | 'sealedAccess'>): RemoteCalendar {
  const access = accessOf(sealedAccess);
  const ask = makeAskCalendar(trustedCalendars());
  switch (kind) {
    case 'ics':
      return icsAddress(address, ask);
    case 'caldav':
      return caldav(address, access, readSettings().brand.name, ask);
    case 'google':
      return googleCalendar(address, access.refreshToken, { ask, ...googleUrls, ...clientOf('GOOGLE') });
    case 'microsoft':
      return microsoftCalendar(address, access.refreshToken, {
        ask,
        ...microsoftUrls,
        ...clientOf('MICROSOFT'),
      });
  }
}
