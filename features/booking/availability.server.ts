import { and, asc, between, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import { readAgencyHours } from '#engines/slots/agency-hours.ts';
import { type Availability, heldSpan, type Slot, type Span } from '#engines/slots/availability.ts';
import { freeSlots, nearestSlots } from '#engines/slots/free-slots.ts';
import { now } from '#server/clock.ts';
import type { DbOrTx } from '#server/db/transaction.ts';
import { readSettings } from '#server/settings/settings.ts';
import { countedDays } from './claim-time.server.ts';
import { daysOff } from './days-off.ts';
import { holidaysWithin } from './holidays/holidays.server.ts';
import type { Host, Meeting, MeetingType } from './queries.server.ts';
import {
  bookingDayCounts,
  bookingSlots,
  hostAbsences,
  hostBlocks,
  hostBusy,
  hostCalendars,
  hosts,
  meetingTypeHosts,
} from './tables.server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What free times are asked for. */
export interface SlotQuestion {
  type: MeetingType;
  /** The stretch that starts are asked for. */
  within: Span;
  /** A meeting that is to be moved: only its own host is considered, and its own time does not count as taken. */
  moving?: Meeting | undefined;
  /** Hosts may move a meeting without the notice that visitors must give. */
  withoutNotice?: boolean | undefined;
  /** What could be booked if nobody had booked: tells a full day from a day off. */
  asIfEmpty?: boolean | undefined;
}

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

async function hostsOf(db: DbOrTx, type: MeetingType): Promise<Host[]> {
  const rows = await db
    .select({ host: hosts })
    .from(hosts)
    .innerJoin(meetingTypeHosts, eq(meetingTypeHosts.hostId, hosts.id))
    .where(eq(meetingTypeHosts.typeId, type.id))
    .orderBy(asc(hosts.handle));
  return rows.map(({ host }) => host);
}

/** What bookings hold, by host: read from the rows that decide, so that every offered time can be booked. */
async function heldBy(db: DbOrTx, hostIds: string[], { type, within, moving }: SlotQuestion) {
  const rows = await db
    .select({
      hostId: bookingSlots.hostId,
      first: sql`min(${bookingSlots.quarter})`.mapWith(bookingSlots.quarter),
      last: sql`max(${bookingSlots.quarter})`.mapWith(bookingSlots.quarter),
    })
    .from(bookingSlots)
    .where(
      and(
        inArray(bookingSlots.hostId, hostIds),
        gte(bookingSlots.quarter, new Date(heldSpan(within.start, type).start)),
        lt(bookingSlots.quarter, new Date(heldSpan(within.end, type).end)),
        moving ? ne(bookingSlots.bookingId, moving.booking.id) : undefined,
      ),
    )
    .groupBy(bookingSlots.hostId, bookingSlots.bookingId);
  return Map.groupBy(
    rows.map(({ hostId, first, last }) => ({
      hostId,
      start: first.getTime(),
      end: last.getTime() + 15 * minute,
    })),
    ({ hostId }) => hostId,
  );
}

/** What hosts have in their calendars elsewhere, as far as they could meet with what is asked for. */
async function busyElsewhere(db: DbOrTx, hostIds: string[], { type, within }: SlotQuestion) {
  const rows = await db
    .select({ hostId: hostCalendars.hostId, startAt: hostBusy.startAt, endAt: hostBusy.endAt })
    .from(hostBusy)
    .innerJoin(hostCalendars, eq(hostCalendars.id, hostBusy.calendarId))
    .where(
      and(
        inArray(hostCalendars.hostId, hostIds),
        lt(hostBusy.startAt, new Date(heldSpan(within.end, type).end)),
        gt(hostBusy.endAt, new Date(heldSpan(within.start, type).start)),
      ),
    );
  return Map.groupBy(
    rows.map(({ hostId, startAt, endAt }) => ({ hostId, start: startAt.getTime(), end: endAt.getTime() })),
    ({ hostId }) => hostId,
  );
}

/** What staff have blocked, by host, as far as it could meet with what is asked for. */
async function blockedBy(db: DbOrTx, hostIds: string[], { type, within }: SlotQuestion) {
  const rows = await db
    .select()
    .from(hostBlocks)
    .where(
      and(
        inArray(hostBlocks.hostId, hostIds),
        lt(hostBlocks.startAt, new Date(heldSpan(within.end, type).end)),
        gt(hostBlocks.endAt, new Date(heldSpan(within.start, type).start)),
      ),
    );
  return Map.groupBy(
    rows.map(({ hostId, startAt, endAt }) => ({ hostId, start: startAt.getTime(), end: endAt.getTime() })),
    ({ hostId }) => hostId,
  );
}

/** How many meetings of the type each day holds, by host. */
async function countsBy(db: DbOrTx, hostIds: string[], { type, within, moving }: SlotQuestion) {
  const rows = await db
    .select()
    .from(bookingDayCounts)
    .where(
      and(
        inArray(bookingDayCounts.hostId, hostIds),
        eq(bookingDayCounts.typeId, type.id),
        // A day more on each side: the host's date may be another than that of UTC.
        between(bookingDayCounts.day, dateOf(within.start - day), dateOf(within.end + day)),
      ),
    );
  const counted = rows.map((row) => {
    const own =
      moving && countedDays(moving).some(({ hostId, day: its }) => hostId === row.hostId && its === row.day);
    return { hostId: row.hostId, day: row.day, held: row.held - (own ? 1 : 0) };
  });
  return Map.groupBy(counted, ({ hostId }) => hostId);
}

/** When hosts are away, by host, as far as it could meet with what is asked for. */
async function absencesOf(db: DbOrTx, hostIds: string[], within: Span) {
  const rows = await db
    .select()
    .from(hostAbsences)
    .where(
      and(
        inArray(hostAbsences.hostId, hostIds),
        // A day more on each side, as for the counts.
        lte(hostAbsences.firstDay, dateOf(within.end + day)),
        gte(hostAbsences.lastDay, dateOf(within.start - day)),
      ),
    );
  return Map.groupBy(rows, ({ hostId }) => hostId);
}

/** The dates on which a place keeps a holiday, a day more on each side, as for the counts. */
async function holidayDates(place: string, { start, end }: Span): Promise<Set<string>> {
  const found = await holidaysWithin(place, dateOf(start - day), dateOf(end + day));
  return new Set(found.map(({ date }) => date));
}

/** When hosts work around a period: their week without absences and holidays, within the agency's opening hours. */
export async function hoursOf(db: DbOrTx, asked: readonly Host[], within: Span) {
  const away = await absencesOf(
    db,
    asked.map(({ id }) => id),
    within,
  );
  const house = readAgencyHours(readSettings().contact) ?? undefined;
  return Promise.all(
    asked.map(async ({ id, zone, weekly, overrides, holidays }) => ({
      hostId: id,
      zone,
      weekly,
      overrides: { ...overrides, ...daysOff(away.get(id) ?? []) },
      holidays: await holidayDates(holidays, within),
      house,
    })),
  );
}

async function availabilityOf(db: DbOrTx, question: SlotQuestion): Promise<Availability[]> {
  const { moving } = question;
  const asked = moving ? [moving.host, ...moving.cohosts] : await hostsOf(db, question.type);
  if (asked.length === 0) return [];
  const ids = asked.map(({ id }) => id);
  const hours = await hoursOf(db, asked, question.within);
  if (question.asIfEmpty) return hours.map((host) => ({ ...host, busy: [], booked: {} }));
  const held = await heldBy(db, ids, question);
  const elsewhere = await busyElsewhere(db, ids, question);
  const blocked = await blockedBy(db, ids, question);
  const counts = await countsBy(db, ids, question);
  return hours.map((host) => ({
    ...host,
    busy: [held, elsewhere, blocked].flatMap((spans) => spans.get(host.hostId) ?? []),
    booked: Object.fromEntries((counts.get(host.hostId) ?? []).map((row) => [row.day, row.held])),
  }));
}

/** The free starts of a stretch, with the hosts who have each. */
export async function freeSlotsWithin(db: DbOrTx, question: SlotQuestion): Promise<Slot[]> {
  const rules = question.withoutNotice ? { ...question.type, notice: 0 } : question.type;
  const { moving } = question;
  // Who has booked with several meets the same several again.
  const needed = moving ? 1 + moving.cohosts.length : question.type.hostsNeeded;
  const slots = freeSlots(await availabilityOf(db, question), {
    rules,
    within: question.within,
    now: now().getTime(),
  });
  return slots.filter(({ hostIds }) => hostIds.length >= needed);
}

/** Who of a type's hosts could hold a meeting at a moment that was agreed already: on any quarter hour, without notice. */
export async function freeHostsAt(db: DbOrTx, type: MeetingType, start: number): Promise<readonly string[]> {
  const within = { start, end: start + 1 };
  const rules = { ...type, step: 15, notice: 0, daysAhead: 3650 };
  const [slot] = freeSlots(await availabilityOf(db, { type, within }), {
    rules,
    within,
    now: now().getTime(),
  });
  return slot?.hostIds ?? [];
}

/** The free starts nearest to one that was wished for; looks further only while there are not enough. */
export async function nearestFree(
  db: DbOrTx,
  question: Omit<SlotQuestion, 'within'>,
  wished: number,
  count = 5,
): Promise<number[]> {
  const starts = async (within: Span) =>
    nearestSlots(await freeSlotsWithin(db, { ...question, within }), wished, count).map(({ start }) => start);
  // As far back as ahead, so that nothing outside is nearer than what was found.
  for (const radius of [2 * day, 10 * day]) {
    const near = await starts({ start: wished - radius, end: wished + radius });
    if (near.length >= count) return near;
  }
  const today = now().getTime();
  return starts({ start: today, end: today + (question.type.daysAhead + 2) * day });
}
