import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdClock, releaseClock } from '../clock.ts';
import { pageCounts } from '../db/tables.ts';
import { makeTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { numbersOf } from './numbers.ts';

let database: TestDatabase;
beforeAll(async () => {
  holdClock('2026-11-16T12:00:00Z');
  database = await makeTestDatabase();
  const row = { referringHost: '', campaign: '', deviceKind: 'desktop' as const };
  await database.db.insert(pageCounts).values([
    { ...row, day: '2026-11-16', page: '/', views: 4 },
    { ...row, day: '2026-11-16', page: '/blog', referringHost: 'news.example', views: 2 },
    { ...row, day: '2026-11-10', page: '/blog', campaign: 'spring', deviceKind: 'phone', views: 5 },
    { ...row, day: '2026-11-09', page: '/old', views: 9 },
  ]);
});
afterAll(async () => {
  releaseClock();
  await database.close();
});

it('sums a span that ends today, with the days on which nothing was read', async () => {
  const { days, pages, sources, campaigns, devices } = await numbersOf(database.db, 7);
  expect(days).toHaveLength(7);
  expect([days[0], days[1], days[6]]).toEqual([
    { day: '2026-11-10', views: 5 },
    { day: '2026-11-11', views: 0 },
    { day: '2026-11-16', views: 6 },
  ]);
  expect(pages).toEqual([
    { name: '/blog', views: 7 },
    { name: '/', views: 4 },
  ]);
  expect(sources).toEqual([{ name: 'news.example', views: 2 }]);
  expect(campaigns).toEqual([{ name: 'spring', views: 5 }]);
  expect(devices).toEqual([
    { name: 'desktop', views: 6 },
    { name: 'phone', views: 5 },
  ]);
});
