import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { mails, tokenFor } from '#server/testing/test-services.ts';
import { AlreadyRegistered } from '../errors.server.ts';
import { rush } from '../testing/rush.server.ts';
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

it('gives 10 of 40 a seat and lets 30 wait in the order of their numbers', () =>
  rush({ seats: 10, people: 40, leaving: 5 }));

it('keeps seats and line right while people come and go at once', async () => {
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
