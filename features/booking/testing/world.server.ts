import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { changeSettings, refreshSettings } from '#server/settings/settings.ts';
import { sentForm } from '#server/testing/sent-form.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { book } from '../commands/book.server.ts';
import { bookingFeature } from '../feature.server.ts';
import { bookingForms } from '../forms.server.ts';
import { otherTimes } from '../other-times.server.ts';
import { bookingRoutes } from '../routes.server.ts';
import { bookingSlots, bookings, hosts, meetingTypeHosts, meetingTypes } from '../tables.server.ts';

let visitor = 0;

function nextNetwork(): string {
  visitor += 1;
  return `10.${visitor >> 8}.${visitor & 255}.1`;
}

/** The routes as the server mounts them; every request comes from another network. */
export const app = bookingRoutes({
  clientAddress: nextNetwork,
  calendarOf: async () => [],
});
app.onError((error, context) => {
  if (!(error instanceof AppError)) throw error;
  return new Response(JSON.stringify(error.toBody()), { status: error.status, headers: context.res.headers });
});

/** A Friday noon; the Monday after it is the day most tests book. */
const friday = '2026-11-13T12:00:00Z';
/** A moment of that Monday, by the clock of UTC. */
export const monday = (time: string): number => Date.parse(`2026-11-16T${time}:00Z`);

let world: TestServices;

/** Sets the agency's opening hours and holidays. */
export async function openTheHouse(hours: string, holidays: { date: string; name: string }[]): Promise<void> {
  await services().inTransaction((tx) => changeSettings(tx, { contact: { hours, holidays } }, 'test'));
  await refreshSettings(services().database.db);
}

/** Opens services with a database of their own; gives the way to close them. */
export async function openWorld(more: Record<string, string> = {}): Promise<() => Promise<void>> {
  world = await openTestServices(more, [bookingFeature]);
  await openTheHouse('Monday to Sunday, 00:00–24:00', []);
  return world.close;
}

/** Empties what booking keeps and holds the clock on Friday noon. */
export async function emptyWorld(): Promise<void> {
  holdClock(friday);
  // Again, should it meet a job that still writes for the test before.
  const tables = sql.raw(
    `truncate host_absences, host_blocks, booking_polls, booking_poll_times, booking_poll_votes, booking_cohosts, booking_waits, host_calendars, host_busy, calendar_entries, booking_feeds, booking_day_counts, booking_slots, bookings, meeting_type_hosts,
      meeting_types, hosts, outbox, events, form_keys`,
  );
  await services().inTransaction((tx) => tx.execute(tables));
}

/** A database for the tests of a file, empty before each, on a Friday noon. */
export function inTestWorld(more: Record<string, string> = {}): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await openWorld(more);
  });
  afterAll(async () => {
    releaseClock();
    await close();
  });
  beforeEach(emptyWorld);
}

type HostRow = typeof hosts.$inferInsert;
type TypeRow = typeof meetingTypes.$inferInsert;

/** Adds a host who works on weekdays from nine to five, in UTC. */
export async function addHost(handle: string, more: Partial<HostRow> = {}): Promise<HostRow> {
  const hours = [{ from: '09:00', to: '17:00' }];
  const row: HostRow = {
    id: newId(),
    handle,
    name: `The ${handle} desk`,
    email: `${handle}@akra.example`,
    zone: 'UTC',
    weekly: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours },
    overrides: {},
    video: { kind: 'off' },
    createdAt: new Date(friday),
    ...more,
  };
  await services().database.db.insert(hosts).values(row);
  return row;
}

/** Adds a half-hour meeting of these hosts, on every quarter. */
export async function addType(its: readonly HostRow[], more: Partial<TypeRow> = {}): Promise<TypeRow> {
  const row: TypeRow = {
    id: newId(),
    slug: 'call',
    name: 'Call',
    summary: 'A call.',
    minutes: 30,
    step: 15,
    bufferBefore: 0,
    bufferAfter: 0,
    notice: 60,
    daysAhead: 30,
    dailyLimit: null,
    hostsNeeded: 1,
    questions: [],
    active: true,
    position: 0,
    createdAt: new Date(friday),
    ...more,
  };
  const { db } = services().database;
  await db.insert(meetingTypes).values(row);
  if (its.length > 0)
    await db.insert(meetingTypeHosts).values(its.map(({ id }) => ({ typeId: row.id, hostId: id })));
  return row;
}

/** What Ann sends for a half hour on Monday at ten. */
export const wish = {
  type: 'call',
  start: '2026-11-16T10:00:00Z',
  zone: 'Europe/Berlin',
  name: 'Ann',
  email: 'ann@example.com',
  agenda: 'A shop, and\nwhat it takes',
};

/** Books at the command, from a network of its own. */
export function bookAs(email: string, start: number, more: { type?: string; key?: string } = {}) {
  return book({
    ...wish,
    answers: {},
    key: undefined,
    ...more,
    email,
    start,
    address: nextNetwork(),
  });
}

/** Sends a form of the booking pages; gives where it leads, or why it came back. */
export async function form(name: keyof typeof bookingForms, given: Record<string, string>) {
  const sent = await sentForm(bookingForms[name], given, nextNetwork());
  return { ...sent, others: await otherTimes(sent.error, sent.fields) };
}

/** All bookings, in the order they were made. */
export const allBookings = () => services().database.db.select().from(bookings).orderBy(asc(bookings.id));

/** The quarters held, in the order of time, as `HH:MM`. */
export async function heldQuarters(): Promise<string[]> {
  const rows = await services().database.db.select().from(bookingSlots).orderBy(asc(bookingSlots.quarter));
  return rows.map(({ quarter }) => quarter.toISOString().slice(11, 16));
}

export { entryIn, readEntry } from '#server/testing/read-calendar.ts';
export { eventKinds, mails, mailsTo, tokenFor } from '#server/testing/test-services.ts';
