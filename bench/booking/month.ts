import { Temporal } from 'temporal-polyfill';
import { median } from '#bench/print.ts';
import { freeSlotsWithin } from '#features/booking/availability.server.ts';
import { bookingSlots, bookings } from '#features/booking/tables.server.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { addHost, addType, bookingRow, type HostRow } from './calendar.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
];
const days = 30;
const perHost = 400;
const runs = 40;
const halfHour = 30 * 60_000;

/** How long a month's free times took to find, with so many bookings in it. */
export interface Months {
  hosts: number;
  months: { bookings: number; starts: number; median: number; p95: number }[];
}

/** The half hours that a host has booked: five of nine, over the whole month. */
function bookedStarts({ zone }: HostRow, first: Temporal.PlainDate): number[] {
  const starts: number[] = [];
  for (let place = 0; starts.length < perHost; place += 1) {
    if ((place * 5) % 9 >= 5) continue;
    const day = first.add({ days: Math.floor(place / 24) });
    const time = Temporal.PlainTime.from('08:00').add({ minutes: (place % 24) * 30 });
    starts.push(day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds);
  }
  return starts;
}

async function fill(typeId: string, host: HostRow, starts: number[]): Promise<void> {
  const { db } = services().database;
  const rows = starts.map((start) => bookingRow(newId(), typeId, host, new Date(start)));
  await db.insert(bookings).values(rows);
  const quarters = rows.flatMap(({ id, startAt }) =>
    [0, halfHour / 2].map((after) => ({
      hostId: host.id,
      quarter: new Date(startAt.getTime() + after),
      bookingId: id,
    })),
  );
  await db.insert(bookingSlots).values(quarters);
}

/** Finds the free times of a month again and again: while it is empty, and with 2,000 bookings in it. */
export async function freeMonths(): Promise<Months> {
  const hosts: HostRow[] = [];
  for (const [n, zone] of zones.entries()) hosts.push(await addHost(`month-${n}`, zone));
  const type = await addType('month', hosts);
  const first = Temporal.Now.plainDateISO('UTC').add({ days: 2 });
  const start = first.toZonedDateTime('UTC').epochMilliseconds;
  const within = { start, end: start + days * 86_400_000 };
  const { db } = services().database;
  const measure = async (booked: number) => {
    const times: number[] = [];
    let starts = 0;
    for (let run = -5; run < runs; run += 1) {
      const began = performance.now();
      starts = (await freeSlotsWithin(db, { type, within })).length;
      if (run >= 0) times.push(performance.now() - began);
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(runs * 0.95)] ?? 0;
    return { bookings: booked, starts, median: median(times), p95 };
  };
  const empty = await measure(0);
  for (const host of hosts) await fill(type.id, host, bookedStarts(host, first));
  await services().database.pool.query('analyze booking_slots');
  return { hosts: hosts.length, months: [empty, await measure(hosts.length * perHost)] };
}
