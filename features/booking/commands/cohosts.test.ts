import { expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { freeSlotsWithin } from '../availability.server.ts';
import { SlotTaken } from '../errors.server.ts';
import { activeType } from '../queries.server.ts';
import { bookingDayCounts, bookingSlots } from '../tables.server.ts';
import {
  addHost,
  addType,
  allBookings,
  bookAs,
  entryIn,
  form,
  inTestWorld,
  mailsTo,
  monday,
  tokenFor,
} from '../testing/world.server.ts';

inTestWorld({ DATABASE_POOL: '20' });

const ann = 'ann@example.com';
const workspaces = ['north', 'south', 'west'];
/** Two of these desks come to a meeting. */
async function twoOf(handles: readonly string[], dailyLimit: number | null = null) {
  const hosts = await Promise.all(handles.map((handle) => addHost(handle)));
  await addType(hosts, { hostsNeeded: 2, dailyLimit });
  return hosts;
}
const freeAt = async (time: string) => {
  const type = await activeType('call');
  if (!type) throw new Error('the test has no type of meeting');
  const within = { start: monday(time), end: monday(time) + 1 };
  return (await freeSlotsWithin(services().database.db, { type, within })).length > 0;
};
const heldAt = async (time: string) =>
  (await services().database.db.select().from(bookingSlots)).filter(
    ({ quarter }) => quarter.getTime() === monday(time),
  ).length;

it('holds the time of two hosts, tells both and names both', async () => {
  await twoOf(workspaces);
  await bookAs(ann, monday('10:00'));
  expect(await heldAt('10:00')).toBe(2);
  const told = (await Promise.all(workspaces.map((desk) => mailsTo(`${desk}@akra.example`)))).filter(
    (mails) => mails.length === 1,
  );
  expect(told).toHaveLength(2);
  const [mail] = await mailsTo(ann);
  expect(mail?.payload.text).toMatch(/With: The \w+ desk and The \w+ desk/);
  expect(entryIn(mail?.payload).attendees).toHaveLength(3);
  // One desk is left, and one is not enough.
  expect(await freeAt('10:00')).toBe(false);
  expect(await freeAt('10:30')).toBe(true);
});

it('moves and frees the time of both', async () => {
  await twoOf(['north', 'south'], 1);
  await bookAs(ann, monday('10:00'));
  const token = await tokenFor(ann);
  await form('move', { token, start: '2026-11-16T10:15:00Z' });
  expect([await heldAt('10:00'), await heldAt('10:15'), await heldAt('10:30')]).toEqual([0, 2, 2]);
  expect(await services().database.db.select().from(bookingDayCounts)).toMatchObject([
    { held: 1 },
    { held: 1 },
  ]);
  await form('cancel', { token });
  expect(await services().database.db.select().from(bookingSlots)).toEqual([]);
  expect(await services().database.db.select().from(bookingDayCounts)).toMatchObject([
    { held: 0 },
    { held: 0 },
  ]);
});

it('is had once by as many as ask at once, and never by half', async () => {
  await twoOf(workspaces);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => bookAs(`v${n}@example.com`, monday(n % 2 ? '10:00' : '10:15'))),
  );
  const booked = outcomes.filter(({ status }) => status === 'fulfilled');
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(SlotTaken);
  // Three desks, and two half hours that overlap: one meeting of two fits.
  expect(booked).toHaveLength(1);
  expect(await allBookings()).toHaveLength(1);
  expect(await services().database.db.select().from(bookingSlots)).toHaveLength(4);
});
