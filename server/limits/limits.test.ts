import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { makePool } from '../db/pool.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { makeLimits } from './limits.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
afterEach(releaseClock);

const secret = 'x'.repeat(32);
const generous = { burst: 1000, perSecond: 1000 };

describe('limits', () => {
  it('stop a burst in the process and fill up again', async () => {
    holdClock('2026-01-01T00:00:00Z');
    const limits = makeLimits(database.db, secret);
    const rule = { purpose: 'burst', burst: 3, perSecond: 0.5 };
    for (let n = 0; n < 3; n += 1) await limits.take(rule, '192.0.2.1');
    await expect(limits.take(rule, '192.0.2.1')).rejects.toMatchObject({ status: 429, retryAfter: 2 });
    await limits.take(rule, '192.0.2.2');
    moveClock(2000);
    await limits.take(rule, '192.0.2.1');
  });

  it('hold across processes, by window, exactly', async () => {
    holdClock('2026-01-01T00:00:30Z');
    const rule = { purpose: 'across', ...generous, stored: { max: 10, windowSeconds: 60 } };
    const processes = [makeLimits(database.db, secret), makeLimits(database.db, secret)];
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => processes[n % 2]?.take(rule, '2001:db8::1') ?? Promise.reject()),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    // Another address of the same household is the same visitor.
    await expect(processes[0]?.take(rule, '2001:db8::ffff')).rejects.toMatchObject({
      status: 429,
      retryAfter: 30,
    });
    moveClock(30_000);
    await processes[0]?.take(rule, '2001:db8::1');
    expect(await processes[0]?.clean()).toBe(1);
  });

  it('keep no address', async () => {
    await makeLimits(database.db, secret).take(
      { purpose: 'p', ...generous, stored: { max: 9, windowSeconds: 60 } },
      '192.0.2.99',
    );
    const { rows } = await database.pool.query('select key from limit_counters');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('turn into a 503 when the database is away, and stay when it has no say', async () => {
    const pool = makePool({ host: '/nowhere', user: 'x', database: 'x' }, { max: 1 });
    const limits = makeLimits(drizzle(pool), secret);
    await expect(
      limits.take({ purpose: 'a', ...generous, stored: { max: 1, windowSeconds: 1 } }, '192.0.2.1'),
    ).rejects.toMatchObject({ status: 503 });
    await limits.take({ purpose: 'b', ...generous }, '192.0.2.1');
    await pool.end();
  });
});
