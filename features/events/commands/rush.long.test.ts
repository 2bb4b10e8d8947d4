import { afterAll, beforeAll, it } from 'vitest';
import { releaseClock } from '#server/clock.ts';
import { rush } from '../testing/rush.server.ts';
import { emptyWorld, openWorld } from '../testing/world.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld({ DATABASE_POOL: '20' });
  await emptyWorld();
});
afterAll(async () => {
  releaseClock();
  await close();
});

it('gives 50 of 500 a seat and lets 450 wait in the order of their numbers', () =>
  rush({ seats: 50, people: 500, leaving: 20 }));
