import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { holdClock, releaseClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { forgetSearches, ledTo, makeTallies, soughtInVain } from './tallies.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
afterEach(releaseClock);

it('sums what pages led to and what was sought in vain, by day, and forgets searches', async () => {
  const counts = makeTallies(database.db);
  holdClock('2026-08-01T12:00:00Z');
  counts.count({ kind: 'search', name: 'drones' });
  counts.count({ kind: 'enquiry', name: '/old' });
  await counts.flush();
  holdClock('2026-11-16T12:00:00Z');
  for (const name of ['/demos', '/demos', '']) counts.count({ kind: 'enquiry', name });
  await counts.flush();
  counts.count({ kind: 'booking', name: '/demos' });
  counts.count({ kind: 'registration', name: '' });
  counts.count({ kind: 'search', name: 'blimps' });
  await counts.flush();
  expect(await ledTo(database.db, 30, 10)).toEqual([
    { page: '/demos', enquiry: 2, booking: 1, registration: 0 },
    { page: '', enquiry: 1, booking: 0, registration: 1 },
  ]);
  expect(await soughtInVain(database.db, 30, 10)).toEqual([{ name: 'blimps', views: 1 }]);
  expect(await forgetSearches(database.db)).toBe(1);
  expect(await soughtInVain(database.db, 200, 10)).toEqual([{ name: 'blimps', views: 1 }]);
  expect(await ledTo(database.db, 200, 10)).toHaveLength(3);
});
