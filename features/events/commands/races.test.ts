import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { mails, tokenFor } from '#server/testing/test-ground.ts';
import { AlreadyRegistered } from '../errors.server.ts';
import {
  addEvent,
  allRegistrations,
  emptyWorld,
  freshAddress,
  openWorld,
  registerAs,
  seats,
} from '../testing/world.server.ts';
import { withdraw } from './withdraw.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld({ DATABASE_POOL: '20' });
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

it('gives 50 of 500 a seat and lets 450 wait in the order of their numbers', {
  timeout: 120_000,
}, async () => {
  const event = await addEvent(50);
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, n) => registerAs(event, `visitor${n}@example.com`)),
  );
  const all = await allRegistrations();
  expect(all.map(({ number }) => number)).toEqual(numbers(1, 500));
  expect(all.slice(0, 50).every(({ status }) => status === 'registered')).toBe(true);
  expect(all.slice(50).every(({ status }) => status === 'waiting')).toBe(true);
  expect(await seats()).toEqual(['50 of 50, 450']);
  // Everybody was told what the database says of them.
  const told = new Map(
    outcomes.map(({ registered: { registration } }) => [registration.id, registration.status]),
  );
  for (const { id, status } of all) expect(told.get(id)).toBe(status);
  const purposes = (await mails()).map(({ purpose }) => purpose);
  expect(purposes.filter((purpose) => purpose === 'event.registered')).toHaveLength(50);
  expect(purposes.filter((purpose) => purpose === 'event.waiting')).toHaveLength(450);

  // Twenty give their seat back at once: the first twenty in line have them.
  const leaving = all.slice(0, 20);
  const tokens = await Promise.all(leaving.map(({ email }) => tokenFor(email)));
  await Promise.all(tokens.map((token) => withdraw({ token, address: freshAddress() })));
  const after = await allRegistrations();
  const numbersOf = (status: string) =>
    after.filter((one) => one.status === status).map(({ number }) => number);
  expect(numbersOf('registered')).toEqual(numbers(21, 70));
  expect(numbersOf('waiting')).toEqual(numbers(71, 500));
  expect(await seats()).toEqual(['50 of 50, 430']);
});

it('keeps seats and line right while people come and go at once', { timeout: 60_000 }, async () => {
  const event = await addEvent(5);
  for (let n = 0; n < 10; n += 1) await registerAs(event, `early${n}@example.com`);
  const tokens = await Promise.all(Array.from({ length: 10 }, (_, n) => tokenFor(`early${n}@example.com`)));
  await Promise.all([
    ...tokens.map((token) => withdraw({ token, address: freshAddress() })),
    ...Array.from({ length: 20 }, (_, n) => registerAs(event, `late${n}@example.com`)),
  ]);
  const all = await allRegistrations();
  const active = all.filter(({ status }) => status !== 'cancelled');
  expect(active).toHaveLength(20);
  expect(active.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('registered'),
    ...Array<string>(15).fill('waiting'),
  ]);
  expect(await seats()).toEqual(['5 of 5, 15']);
});

it('lets one address in once, however many ways it tries at the same moment', async () => {
  const event = await addEvent(50, {}, [{ mode: 'on-site', capacity: 50, position: 0 }]);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      registerAs(event, 'Ann@Example.com', { ticket: event.tickets[n % 2]?.id, name: `Ann ${n}` }),
    ),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(39);
  for (const reason of refused) expect(reason).toBeInstanceOf(AlreadyRegistered);
  expect(await allRegistrations()).toHaveLength(1);
  expect((await seats()).map((line) => Number(line[0])).reduce((a, b) => a + b)).toBe(1);
  expect(await mails()).toHaveLength(1);
});
