import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdClock, releaseClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { makePageCounts, visitOf } from './page-counts.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('visitOf', () => {
  it('keeps page, referring host, campaign and kind of device', () => {
    const headers = { 'user-agent': phone, referer: 'https://www.news.example/item?id=7' };
    expect(visitOf('/', 'utm_campaign=Spring+Sale!', headers, 'akra.example')).toEqual({
      page: '/',
      referringHost: 'news.example',
      campaign: 'spring-sale-',
      deviceKind: 'phone',
    });
  });

  it('takes a link within the site as no referrer', () => {
    const headers = { 'user-agent': chrome, referer: 'http://localhost:3000/x' };
    expect(visitOf('/', '', headers, 'localhost:3000')).toMatchObject({
      referringHost: '',
      deviceKind: 'desktop',
    });
  });

  it('counts neither programs nor pages loaded ahead', () => {
    expect(
      visitOf('/', '', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'h'),
    ).toBeNull();
    expect(visitOf('/', '', { 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' }, 'h')).toBeNull();
    expect(visitOf('/', '', {}, 'h')).toBeNull();
  });
});

describe('page counts', () => {
  let database: Database;
  beforeAll(async () => {
    database = await makeTestDatabase();
  });
  afterAll(() => database.close());
  afterEach(releaseClock);

  it('add up across flushes and processes, by day', async () => {
    holdClock('2026-03-01T12:00:00Z');
    const counters = [makePageCounts(database.db), makePageCounts(database.db)];
    const visit = visitOf('/a', '', { 'user-agent': chrome }, 'h');
    for (const counts of counters) for (let n = 0; n < 5; n += 1) counts.count(visit);
    await Promise.all(counters.map((counts) => counts.flush()));
    counters[0]?.count(visit);
    await counters[0]?.stop();
    const { rows } = await database.pool.query('select day::text, page, views from page_counts');
    expect(rows).toEqual([{ day: '2026-03-01', page: '/a', views: 11 }]);
  });

  it('keep what could not be written for the next time', async () => {
    const counts = makePageCounts(database.db);
    counts.count(visitOf('/b', '', { 'user-agent': chrome }, 'h'));
    await database.pool.query('alter table page_counts rename to away');
    await expect(counts.flush()).rejects.toThrow();
    await database.pool.query('alter table away rename to page_counts');
    await counts.flush();
    const { rows } = await database.pool.query("select views from page_counts where page = '/b'");
    expect(rows).toEqual([{ views: 1 }]);
  });
});
