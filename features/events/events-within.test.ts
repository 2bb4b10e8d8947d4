import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { tokenFor } from '#server/testing/test-services.ts';
import { withdraw } from './commands/withdraw.server.ts';
import { eventsWithin } from './events-within.server.ts';
import { addEvent, emptyWorld, freshAddress, openWorld, registerAs } from './testing/world.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});
beforeEach(emptyWorld);

it('counts who has a seat: not those who wait, nor those who gave theirs back', async () => {
  const event = await addEvent(2);
  for (const name of ['ann', 'bob', 'cem']) await registerAs(event, `${name}@example.com`);
  const { startAt } = event.event;
  const day = (from: number) => new Date(startAt.getTime() + from * 86_400_000);
  const counts = async () => (await eventsWithin(day(-1), day(1))).map(({ registered }) => registered);
  expect(await counts()).toEqual([2]);
  await withdraw({ token: await tokenFor('bob@example.com'), address: freshAddress() });
  // Cem moved up.
  expect(await counts()).toEqual([2]);
  await withdraw({ token: await tokenFor('ann@example.com'), address: freshAddress() });
  expect(await counts()).toEqual([1]);
  expect(await eventsWithin(day(1), day(2))).toEqual([]);
});
