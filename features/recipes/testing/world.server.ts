import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Recipe } from '#engines/scrape/recipe/schema.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { openTestServices, standInPeople, type TestServices } from '#server/testing/test-services.ts';
import type { Collected } from '../collect/collected.ts';
import { recipesFeature } from '../feature.server.ts';

const anchor = { by: 'word', value: 'price', at: 0, score: 1 } as const;

/** A recipe of two columns. */
export const sample: Recipe = {
  version: 1,
  address: 'https://shop.example/books',
  records: { anchors: [anchor], run: null, nested: false },
  fields: [
    { name: 'Title', kind: 'text', take: 'text', anchors: [anchor] },
    { name: 'Price', kind: 'money', take: 'text', anchors: [anchor] },
  ],
  pages: 1,
};

/** What a run of it collects. */
export const harvest = (...rows: [title: string, price: string][]): Collected => ({
  columns: ['Title', 'Price'],
  rows,
  values: rows,
  misfits: [],
  health: [1, 1],
  pages: [{ address: sample.address, rows: rows.length }],
  ended: 'last page',
});

/** Accounts that are closed or blocked; emptied before each test. */
export const shut = new Set<string>();

/** A database for the tests of a file, empty before each, at noon of a Monday. */
export function inTestWorld(): { sql: (statement: string, values?: unknown[]) => Promise<unknown[]> } {
  let world: TestServices;
  beforeAll(async () => {
    world = await openTestServices({}, [recipesFeature]);
    standInPeople({ isOpen: async (_, userId) => !shut.has(userId) });
  });
  afterAll(async () => {
    await world.close();
  });
  beforeEach(async () => {
    shut.clear();
    holdClock('2026-11-16T12:00:00Z');
    await world.database.pool.query('truncate recipes, recipe_runs, events, notices cascade');
  });
  afterEach(releaseClock);
  return {
    sql: async (statement, values = []) => (await world.database.pool.query(statement, values)).rows,
  };
}
