import { and, asc, eq, gte } from 'drizzle-orm';
import { timeZones } from '#lib/time/time-zones.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { holidayPlaces, holidaysWithin } from '../holidays/holidays.server.ts';
import { hostAbsences, hostCalendars } from '../tables.server.ts';
import { noSuchThing } from './commands/hold.server.ts';
import { hostIdsOf } from './commands/save-type.server.ts';
import { hostForm } from './host-form.ts';
import { hostOption, studioZone, today } from './pages.server.ts';
import { absencesWithin, allHosts, allTypes } from './queries.server.ts';
import { typeForm } from './type-fields.ts';

/** Everybody who can be met, with when, and who is away next. */
export async function hostsPage() {
  const hosts = await allHosts();
  const away = await absencesWithin(today(), '9999-12-31');
  const calendars = await services().database.db.select().from(hostCalendars);
  return hosts.map((host) => ({
    ...hostOption(host),
    email: host.email,
    zone: host.zone,
    weekly: host.weekly,
    away: away.filter(({ hostId }) => hostId === host.id),
    calendars: calendars
      .filter(({ hostId }) => hostId === host.id)
      .map(({ problem }) => ({ works: problem === null })),
  }));
}
export type HostsPage = Awaited<ReturnType<typeof hostsPage>>;

async function absencesAndCalendars(hostId: string, from: string) {
  const { db } = services().database;
  const absences = await db
    .select({
      id: hostAbsences.id,
      firstDay: hostAbsences.firstDay,
      lastDay: hostAbsences.lastDay,
      note: hostAbsences.note,
    })
    .from(hostAbsences)
    .where(and(eq(hostAbsences.hostId, hostId), gte(hostAbsences.lastDay, from)))
    .orderBy(asc(hostAbsences.firstDay));
  const calendars = await db
    .select({
      id: hostCalendars.id,
      kind: hostCalendars.kind,
      address: hostCalendars.address,
      writes: hostCalendars.writes,
      readAt: hostCalendars.readAt,
      problem: hostCalendars.problem,
    })
    .from(hostCalendars)
    .where(eq(hostCalendars.hostId, hostId));
  return { absences, calendars };
}

/** The public holidays of a place within a year from a date. */
const nextHolidays = (place: string, from: string) =>
  holidaysWithin(place, from, `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);

/** One who can be met: hours, absences, calendars elsewhere; or the form for somebody new. */
export async function hostPage(id: string) {
  const host = (await allHosts()).find((each) => each.id === id) ?? null;
  if (!host && id !== 'new') throw noSuchThing('host');
  const values: Record<string, string> = host ? hostForm(host) : { zone: studioZone(), video: 'off' };
  const around = host && (await absencesAndCalendars(host.id, today(host.zone)));
  return {
    host: host && { ...hostOption(host), version: host.version },
    values,
    zones: timeZones(values.zone ?? studioZone()),
    places: await holidayPlaces(),
    holidaysAhead: await nextHolidays(host?.holidays ?? '', today(host?.zone)),
    openingHours: readSettings().contact.hours,
    absences: around?.absences ?? [],
    calendars: around?.calendars ?? [],
  };
}
export type HostPage = Awaited<ReturnType<typeof hostPage>>;

/** What can be booked, hidden ones too. */
export async function typesPage() {
  const hosts = await allHosts();
  const types = await allTypes();
  return Promise.all(
    types.map(async ({ id, name, slug, summary, minutes, active }) => {
      const ids = await hostIdsOf(services().database.db, id);
      const names = hosts.filter((host) => ids.includes(host.id)).map((host) => host.name);
      return { id, name, slug, summary, minutes, active, hosts: names };
    }),
  );
}
export type TypesPage = Awaited<ReturnType<typeof typesPage>>;

const newType: Record<string, string> = {
  minutes: '30',
  step: '30',
  bufferBefore: '0',
  bufferAfter: '0',
  notice: '240',
  daysAhead: '45',
  hostsNeeded: '1',
  position: '10',
  active: 'on',
};

/** The form of a type of meeting, or of a new one. */
export async function typePage(id: string) {
  const hosts = (await allHosts()).map(hostOption);
  if (id === 'new') return { type: null, values: newType, hosts };
  const type = (await allTypes()).find((each) => each.id === id);
  if (!type) throw noSuchThing('meeting type');
  const { name, slug, version } = type;
  const values = typeForm(type, await hostIdsOf(services().database.db, id));
  return { type: { id, name, slug, version }, values, hosts };
}
export type TypePage = Awaited<ReturnType<typeof typePage>>;
