import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { openTestServices, standInPeople, type TestServices } from '#server/testing/test-services.ts';
import { runQueue } from '../commands/begin-run.server.ts';
import { schedulesFeature } from '../feature.server.ts';
import type { KeptFinding, SeoFound } from '../seo-result.ts';

/** Accounts that are closed or blocked; emptied before each test. */
export const shut = new Set<string>();

/** A finding on a page of a sample site. */
export const finding = (
  check: string,
  severity: KeptFinding['severity'] = 'error',
  path = '/',
): KeptFinding => ({
  check,
  severity,
  what: `${check} was found.`,
  where: { address: `https://lamps.example${path}` },
});

/** What a check of the sample site found. */
export const foundOf = (findings: KeptFinding[], pages = ['/']): SeoFound => ({
  work: 'seo',
  score: 100 - 10 * findings.length,
  pages: pages.map((path) => `https://lamps.example${path}`),
  findings,
});

/** A site to check, at an address that needs no name server: it is let through by the tests' own setting, and never asked. */
export const origin = 'http://127.0.0.1:4999';
export const toMake = {
  task: { work: 'seo', address: `${origin}/`, reach: 'site', pages: 10 },
  pace: 'day',
} as const;

/** A database for the tests of a file, empty before each, at noon of a Monday. Runs are begun, and carried out by the test. */
export function inTestWorld(): { sql: (statement: string, values?: unknown[]) => Promise<unknown[]> } {
  let world: TestServices;
  beforeAll(async () => {
    // The queue of runs is there, and nobody works on it.
    const held = { ...runQueue, concurrency: 0, run: async () => {} };
    const { jobs: _, ...feature } = schedulesFeature;
    world = await openTestServices({ TEST_HOOKS: '1', TEST_FETCH_ORIGINS: origin, PUBLIC_URL: '' }, [
      { ...feature, jobs: [held] },
    ]);
    standInPeople({
      isOpen: async (_db, userId) => !shut.has(userId),
      addressOf: async (_db, userId) => `${userId}@example.com`,
    });
  });
  afterAll(async () => {
    await world.close();
  });
  beforeEach(async () => {
    shut.clear();
    holdClock('2026-11-16T12:00:00Z');
    await world.database.pool.query('truncate schedules, schedule_runs, events, notices, outbox cascade');
  });
  afterEach(releaseClock);
  return {
    sql: async (statement, values = []) => (await world.database.pool.query(statement, values)).rows,
  };
}
