import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { makeTestDatabase } from '../db/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { claimSubmission, type Submission } from './form-key.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
afterEach(releaseClock);

const claim = (submission: Submission) =>
  inTransaction(database.db, (tx) => claimSubmission(tx, 's'.repeat(32), submission));
const press = { form: 'newsletter', address: '192.0.2.1', content: 'ann@example.com' };

describe('claimSubmission', () => {
  it('lets one of many presses at once through', async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim({ ...press, given: 'key-1' })));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('takes a corrected form, another key and another visitor as new', async () => {
    expect(await claim({ ...press, given: 'key-1', content: 'anne@example.com' })).toBe(true);
    expect(await claim({ ...press, given: 'key-2' })).toBe(true);
    expect(await claim({ ...press })).toBe(true);
    expect(await claim({ ...press, address: '192.0.2.2' })).toBe(true);
    expect(await claim({ ...press })).toBe(false);
  });

  it('holds ten minutes without a script, also over the edge of a window', async () => {
    holdClock('2026-01-01T00:09:59Z');
    expect(await claim({ ...press, form: 'edge' })).toBe(true);
    moveClock(2000);
    expect(await claim({ ...press, form: 'edge' })).toBe(false);
    moveClock(10 * 60_000);
    expect(await claim({ ...press, form: 'edge' })).toBe(true);
  });

  it('is undone with its transaction', async () => {
    await inTransaction(database.db, async (tx) => {
      await claimSubmission(tx, 's'.repeat(32), { ...press, given: 'undone' });
      throw new Error('no');
    }).catch(() => {});
    expect(await claim({ ...press, given: 'undone' })).toBe(true);
  });
});
