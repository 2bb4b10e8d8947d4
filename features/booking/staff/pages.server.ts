import { and, asc, desc, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { dateAt } from '#engines/slots/working-time.ts';
import { events } from '#server/db/tables.ts';
import { now } from '#server/clock.ts';
import { ground } from '#server/ground.ts';
import { readSettings } from '#server/settings/settings.ts';
import { freeHostsAt, freeSlotsWithin } from '../availability.server.ts';
import { wishesOf } from '../calendar.ts';
import { hostNames, presentType } from '../present.ts';
import { activeTypes, meetingById } from '../queries.server.ts';
import { hostAbsences, hostCalendars } from '../tables.server.ts';
import { spanOfDates } from '../times.ts';
import { meetingsDuring } from './absence-meetings.server.ts';
import { hostIdsOf } from './commands/save-type.server.ts';
import { noSuchThing } from './commands/hold.server.ts';
import { hostForm } from './host-form.ts';
import { absencesWithin, allHosts, allTypes, meetingsWithin, standingOf } from './queries.server.ts';
import { typeForm } from './type-form.ts';
import { calendarViews, shownDays } from './week.ts';

const iso = (moment: number): string => new Date(moment).toISOString();
const studioZone = (): string => readSettings().contact.timeZone;
const today = (zone = studioZone()): string => dateAt(now().getTime(), zone).toString();
const hostOption = ({ id, name }: { id: string; name: string }) => ({ id, name });

const calendarSchema = z.object({
  view: z.enum(calendarViews).catch('week').default('week'),
  day: z.iso.date().optional().catch(undefined),
  host: z.uuid().optional().catch(undefined),
});

/** The calendar of the house, as its address asks for it. */
export async function calendarPage(query: URLSearchParams) {
  const { view, day = today(), host } = calendarSchema.parse(Object.fromEntries(query));
  const zone = studioZone();
  const { days, before, after } = shownDays(view, day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const hosts = await allHosts();
  const chosen = hosts.find(({ id }) => id === host)?.id ?? null;
  return {
    view,
    day,
    days,
    before,
    after,
    zone,
    today: today(),
    hosts: hosts.map(hostOption),
    host: chosen,
    meetings: await meetingsWithin(spanOfDates(first, last, zone), chosen),
    absences: (await absencesWithin(first, last)).filter(({ hostId }) => !chosen || hostId === chosen),
  };
}
export type CalendarPage = Awaited<ReturnType<typeof calendarPage>>;

const dayIn = (query: URLSearchParams): string | null => {
  const parsed = z.iso.date().safeParse(query.get('day'));
  return parsed.success ? parsed.data : null;
};

/** One meeting, with the free times of a day to move it to and who could take it over. */
export async function meetingPage(id: string, query: URLSearchParams) {
  const { db } = ground().database;
  const meeting = z.uuid().safeParse(id).success ? await meetingById(db, id) : null;
  if (!meeting) throw noSuchThing('meeting');
  const { booking, type } = meeting;
  const zone = studioZone();
  const isOpen = booking.status === 'confirmed' && booking.startAt > now();
  const day = dayIn(query) ?? dateAt(booking.startAt.getTime(), zone).toString();
  const within = spanOfDates(day, day, zone);
  const starts = isOpen
    ? await freeSlotsWithin(db, { type, within, moving: meeting, withoutNotice: true })
    : [];
  const free = isOpen ? await freeHostsAt(db, type, booking.startAt.getTime()) : [];
  const history = await db
    .select({ id: events.id, kind: events.kind, actor: events.actor, at: events.happenedAt })
    .from(events)
    .where(eq(events.subject, `booking:${id}`))
    .orderBy(desc(events.id))
    .limit(50);
  return {
    id,
    reference: booking.reference,
    name: booking.name,
    email: booking.email,
    start: booking.startAt.toISOString(),
    end: booking.endAt.toISOString(),
    theirZone: booking.zone,
    zone,
    type: type.name,
    host: hostNames(meeting),
    hosts: [meeting.host, ...meeting.cohosts].map(hostOption),
    video: booking.videoUrl,
    wishes: wishesOf(meeting),
    message: booking.message,
    standing: standingOf(booking),
    begun: booking.startAt <= now(),
    isOpen,
    day,
    starts: starts.map(({ start }) => iso(start)).filter((start) => start !== booking.startAt.toISOString()),
    free: (await allHosts()).filter((host) => free.includes(host.id)).map(hostOption),
    history,
  };
}
export type MeetingPage = Awaited<ReturnType<typeof meetingPage>>;

/** The form that books on somebody's behalf: a type and a day, then the free times of it. */
export async function bookForPage(query: URLSearchParams) {
  const zone = studioZone();
  const types = await activeTypes();
  const type = types.find(({ slug }) => slug === query.get('type')) ?? null;
  const day = dayIn(query) ?? today();
  const question = type && { type, within: spanOfDates(day, day, zone), withoutNotice: true };
  const slots = question ? await freeSlotsWithin(ground().database.db, question) : [];
  return {
    types: types.map(presentType),
    type: type ? presentType(type) : null,
    day,
    zone,
    zones: Intl.supportedValuesOf('timeZone'),
    name: query.get('name')?.slice(0, 100) ?? '',
    email: query.get('email')?.slice(0, 254) ?? '',
    starts: slots.map(({ start }) => iso(start)),
  };
}
export type BookForPage = Awaited<ReturnType<typeof bookForPage>>;

/** Everybody who can be met, with when, and who is away next. */
export async function hostsPage() {
  const hosts = await allHosts();
  const away = await absencesWithin(today(), '9999-12-31');
  const calendars = await ground().database.db.select().from(hostCalendars);
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

/** One who can be met: hours, absences, calendars elsewhere; or the form for somebody new. */
export async function hostPage(id: string) {
  const zones = Intl.supportedValuesOf('timeZone');
  if (id === 'new')
    return { host: null, values: { zone: studioZone(), video: 'off' }, zones, absences: [], calendars: [] };
  const host = (await allHosts()).find((each) => each.id === id);
  if (!host) throw noSuchThing('host');
  const { db } = ground().database;
  const absences = await db
    .select()
    .from(hostAbsences)
    .where(and(eq(hostAbsences.hostId, id), gte(hostAbsences.lastDay, today(host.zone))))
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
    .where(eq(hostCalendars.hostId, id));
  const values: Record<string, string> = hostForm(host);
  return {
    host: { ...hostOption(host), version: host.version, handle: host.handle },
    values,
    zones,
    absences: absences.map(({ id: absence, firstDay, lastDay, note }) => ({ id: absence, firstDay, lastDay, note })),
    calendars,
  };
}
export type HostPage = Awaited<ReturnType<typeof hostPage>>;

/** An absence with the meetings that still stand in it, and who could take each. */
export async function absencePage(id: string) {
  const { absence, host, meetings } = await meetingsDuring(id);
  const { db } = ground().database;
  const hosts = await allHosts();
  const rows = [];
  for (const meeting of meetings) {
    const { booking, type } = meeting;
    const free = await freeHostsAt(db, type, booking.startAt.getTime());
    rows.push({
      id: booking.id,
      name: booking.name,
      type: type.name,
      start: booking.startAt.toISOString(),
      end: booking.endAt.toISOString(),
      free: hosts.filter((each) => free.includes(each.id)).map(hostOption),
    });
  }
  return {
    id,
    host: hostOption(host),
    firstDay: absence.firstDay,
    lastDay: absence.lastDay,
    note: absence.note,
    zone: studioZone(),
    meetings: rows,
  };
}
export type AbsencePage = Awaited<ReturnType<typeof absencePage>>;

/** What can be booked, hidden ones too. */
export async function typesPage() {
  const hosts = await allHosts();
  const types = await allTypes();
  return Promise.all(
    types.map(async ({ id, name, slug, summary, minutes, active }) => {
      const ids = await hostIdsOf(ground().database.db, id);
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
  const values = typeForm(type, await hostIdsOf(ground().database.db, id));
  return { type: { id, name, slug, version }, values, hosts };
}
export type TypePage = Awaited<ReturnType<typeof typePage>>;
