import { expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { SlotTaken } from '../errors.server.ts';
import { bookingDayCounts } from '../tables.server.ts';
import {
  addHost,
  addType,
  allBookings,
  bookAs,
  heldQuarters,
  inTestWorld,
  mails,
  monday,
} from '../testing/world.server.ts';

inTestWorld({ DATABASE_POOL: '20' });

it('lets one of 40 have a slot, and tells 39 clearly', async () => {
  await addType([await addHost('north')]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => bookAs(`visitor${n}@example.com`, monday('10:00'))),
  );
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refusals).toHaveLength(39);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(SlotTaken);
    expect((refusal as SlotTaken).nearest[0]).toBe('2026-11-16T09:30:00.000Z');
  }
  expect(await allBookings()).toHaveLength(1);
  expect(await heldQuarters()).toEqual(['10:00', '10:15']);
  expect(await mails()).toHaveLength(2);
  expect(await services().database.db.select().from(bookingDayCounts)).toMatchObject([{ held: 1 }]);
});

it('lets overlapping meetings of one host never stand, whatever their order', async () => {
  await addType([await addHost('north')]);
  const starts = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'];
  await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => bookAs(`v${n}@example.com`, monday(starts[n % 6] ?? ''))),
  );
  const booked = (await allBookings()).toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime());
  expect(booked.length).toBeGreaterThanOrEqual(2);
  for (const [n, { startAt }] of booked.entries())
    if (n > 0) expect(startAt.getTime()).toBeGreaterThanOrEqual(booked[n - 1]?.endAt.getTime() ?? 0);
  expect(await heldQuarters()).toHaveLength(booked.length * 2);
});

it('holds the limit of a day when its last places are asked for at once', async () => {
  await addType([await addHost('north')], { dailyLimit: 3 });
  const starts = Array.from({ length: 14 }, (_, n) => monday('09:30') + n * 30 * 60_000);
  const outcomes = await Promise.allSettled(starts.map((start, n) => bookAs(`v${n}@example.com`, start)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await services().database.db.select().from(bookingDayCounts)).toMatchObject([{ held: 3 }]);
  expect(await heldQuarters()).toHaveLength(6);
});
