import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { holdClock, moveClock, releaseClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { formKeys, outbox, spentOnce } from './db/tables.ts';
import { makeTestDatabase } from './db/testing/test-database.ts';
import { keepHouse } from './housekeeping.ts';
import { newId } from './ids.ts';
import { makeLimits } from './limits/limits.ts';
import { spendOnce } from './spent/spent.ts';

let database: Database;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());
afterEach(releaseClock);

it('removes what is kept no longer, and never a mail that still has to go', async () => {
  holdClock('2026-01-01T00:00:00Z');
  const at = new Date('2026-01-01T00:00:00Z');
  const row = { channel: 'mail' as const, purpose: 'p', recipient: 'r', payload: {}, createdAt: at };
  await database.db.insert(outbox).values([
    { ...row, id: newId(), state: 'sent', settledAt: at },
    { ...row, id: newId(), state: 'uncertain' },
    { ...row, id: newId(), state: 'queued' },
    { ...row, id: newId(), state: 'kept', settledAt: at },
    { ...row, id: newId(), purpose: 'newsletter.issue', state: 'kept', settledAt: at },
  ]);
  await database.db.insert(formKeys).values({ key: 'k', form: 'f', createdAt: at });
  const limits = makeLimits(database.db, 's'.repeat(32));
  const states = async () => (await database.db.select().from(outbox)).map((mail) => mail.state).sort();
  const soon = new Date(at.getTime() + 1000);
  expect(await spendOnce(database.db, 'a key', soon)).toBe(true);
  expect(await spendOnce(database.db, 'a key', soon)).toBe(false);
  await keepHouse(database.db, limits);
  expect(await states()).toEqual(['kept', 'kept', 'queued', 'sent', 'uncertain']);
  moveClock(91 * 86_400_000);
  await keepHouse(database.db, limits);
  expect(await states()).toEqual(['kept', 'queued', 'uncertain']);
  expect(await database.db.select().from(formKeys)).toEqual([]);
  expect(await database.db.select().from(spentOnce)).toEqual([]);
});
