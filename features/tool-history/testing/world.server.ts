import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { toolHistoryFeature } from '../feature.server.ts';
import type { NewResult, NewShare } from '../schema.ts';

/** A conversation as a browser sends it. */
export const sampleResult: NewResult = {
  tool: 'documents',
  path: '/ai-tools/filechat',
  title: 'How high is the deposit?',
  about: 'lease.pdf, 1 asked',
  words: 'lease.pdf How high is the deposit?',
  pinned: false,
  changed: '2026-11-16T11:00:00.000Z',
  state: '{"turns":[]}',
  blocks: [
    { is: 'heading', text: 'How high is the deposit?' },
    { is: 'answer', text: 'two months’ rent', note: null },
    { is: 'quote', text: 'The deposit is two months’ rent.', mark: { start: 15, end: 31 }, from: 'Page 2' },
  ],
};

/** The same as something to share. */
export const sampleShare = (result: string): NewShare => {
  const { tool, path, title, blocks } = sampleResult;
  return { tool, path, title, blocks, result };
};

/** A database for the tests of a file, empty before each, at noon of a Monday. */
export function inTestWorld(): { rows: (statement: string) => Promise<unknown[]> } {
  let world: TestServices;
  beforeAll(async () => {
    world = await openTestServices({}, [toolHistoryFeature]);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    holdClock('2026-11-16T12:00:00Z');
    await world.database.pool.query('truncate tool_results, tool_histories, shared_results, limit_counters');
  });
  afterEach(releaseClock);
  return { rows: async (statement) => (await world.database.pool.query(statement)).rows };
}
