import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { dateAt, joined, workingTime } from '#engines/slots/working-time.ts';
import { timeZones } from '#lib/time/time-zones.ts';
import { now } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { freeHostsAt, freeSlotsWithin, hoursOf } from '../availability.server.ts';
import { wishesOf } from '../calendar.ts';
import { hostNames, presentType } from '../present.ts';
import { activeTypes, type Meeting, meetingById } from '../queries.server.ts';
import { spanOfDates } from '../times.ts';
import { noSuchThing } from './commands/hold.server.ts';
import { minutesOfDay } from './open-minutes.ts';
import { absencesWithin, allHosts, blocksWithin, meetingsWithin, standingOf } from './queries.server.ts';
import { calendarViews, shownDays } from './week.ts';

const iso = (moment: number): string => new Date(moment).toISOString();
/** The agency's time zone. */
export const studioZone = (): string => readSettings().contact.timeZone;
/** The day it is there, or in another zone. */
export const today = (zone = studioZone()): string => dateAt(now().getTime(), zone).toString();
/** Somebody as a choice names them. */
export const hostOption = ({ id, name }: { id: string; name: string }) => ({ id, name });

const calendarSchema = z.object({
  view: z.enum(calendarViews).catch('week').default('week'),
  day: z.iso.date().optional().catch(undefined),
  host: z.uuid().optional().catch(undefined),
  block: z.uuid().optional().catch(undefined),
});

/** The agency's calendar in a time zone, as its address asks for it. */
export async function calendarPage(query: URLSearchParams, zone: string) {
  const { view, day = today(zone), host, block } = calendarSchema.parse(Object.fromEntries(query));
  const { days, before, after } = shownDays(view, day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const hosts = await allHosts();
  const chosen = hosts.find(({ id }) => id === host)?.id ?? null;
  const within = spanOfDates(first, last, zone);
  const shown = hosts.filter(({ id }) => !chosen || id === chosen);
  const hours = await hoursOf(services().database.db, shown, within);
  const open = joined(hours.flatMap((each) => workingTime(each, within)));
  const blocks = await blocksWithin(within, chosen);
  return {
    view,
    day,
    days,
    before,
    after,
    zone,
    today: today(zone),
    now: now().toISOString(),
    hosts: hosts.map(hostOption),
    host: chosen,
    meetings: await meetingsWithin(within, chosen),
    blocks,
    /** The block that the address asks about. */
    picked: blocks.find(({ id }) => id === block) ?? null,
    /** When anybody of those shown works, by day, in minutes of it. */
    open: Object.fromEntries(days.map((each) => [each, minutesOfDay(open, each, zone)])),
    absences: (await absencesWithin(first, last)).filter(({ hostId }) => !chosen || hostId === chosen),
  };
}
export type CalendarPage = Awaited<ReturnType<typeof calendarPage>>;

const dayIn = (query: URLSearchParams): string | null => {
  const parsed = z.iso.date().safeParse(query.get('day'));
  return parsed.success ? parsed.data : null;
};

const timeIn = (query: URLSearchParams): string | null => {
  const parsed = z.iso.time({ precision: -1 }).safeParse(query.get('time'));
  return parsed.success ? parsed.data : null;
};

const historyOf = (id: string) =>
  services()
    .database.db.select({ id: events.id, kind: events.kind, actor: events.actor, at: events.happenedAt })
    .from(events)
    .where(eq(events.subject, `booking:${id}`))
    .orderBy(desc(events.id))
    .limit(50);

/** What a meeting is and how it came about, as staff see it by the clock of a zone; nothing of what could be done with it. */
export async function stillMeeting(meeting: Meeting, zone = studioZone()) {
  const { booking, type } = meeting;
  return {
    id: booking.id,
    reference: booking.reference,
    name: booking.name,
    email: booking.email,
    start: booking.startAt.toISOString(),
    end: booking.endAt.toISOString(),
    theirZone: booking.zone,
    zone,
    type: type.name,
    host: hostNames(meeting),
    video: booking.videoUrl,
    wishes: wishesOf(meeting),
    message: booking.message,
    standing: standingOf(booking),
    begun: booking.startAt <= now(),
    day: dateAt(booking.startAt.getTime(), zone).toString(),
    history: await historyOf(booking.id),
  };
}

/** One meeting, with the free times of a day to move it to and who could take it over. */
export async function meetingPage(id: string, query: URLSearchParams, zone: string) {
  const { db } = services().database;
  const meeting = z.uuid().safeParse(id).success ? await meetingById(db, id) : null;
  if (!meeting) throw noSuchThing('meeting');
  const { booking, type } = meeting;
  const isOpen = booking.status === 'confirmed' && booking.startAt > now();
  const day = dayIn(query) ?? dateAt(booking.startAt.getTime(), zone).toString();
  const within = spanOfDates(day, day, zone);
  const starts = isOpen
    ? await freeSlotsWithin(db, { type, within, moving: meeting, withoutNotice: true })
    : [];
  const free = isOpen ? await freeHostsAt(db, type, booking.startAt.getTime()) : [];
  return {
    ...(await stillMeeting(meeting, zone)),
    hosts: [meeting.host, ...meeting.cohosts].map(hostOption),
    isOpen,
    day,
    starts: starts.map(({ start }) => iso(start)).filter((start) => start !== booking.startAt.toISOString()),
    free: (await allHosts()).filter((host) => free.includes(host.id)).map(hostOption),
  };
}
export type MeetingPage = Awaited<ReturnType<typeof meetingPage>>;

/** The form that books on somebody's behalf: a type and a day, then the free times of it. */
export async function bookForPage(query: URLSearchParams, zone: string) {
  const types = await activeTypes();
  const time = timeIn(query);
  // After clicking a time in the calendar, staff see at once which meetings fit there.
  const type = types.find(({ slug }) => slug === query.get('type')) ?? (time ? (types[0] ?? null) : null);
  const day = dayIn(query) ?? today(zone);
  const question = type && { type, within: spanOfDates(day, day, zone), withoutNotice: true };
  const slots = question ? await freeSlotsWithin(services().database.db, question) : [];
  return {
    types: types.map(presentType),
    type: type ? presentType(type) : null,
    day,
    zone,
    zones: timeZones(zone),
    name: query.get('name')?.slice(0, 100) ?? '',
    email: query.get('email')?.slice(0, 254) ?? '',
    starts: slots.map(({ start }) => iso(start)),
    /** The time of day that was clicked in the calendar. */
    time,
    hosts: (await allHosts()).map(hostOption),
    host: query.get('host') ?? '',
  };
}
export type BookForPage = Awaited<ReturnType<typeof bookForPage>>;
