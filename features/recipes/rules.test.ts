import { expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { isToPause, nextRunAt } from './rules.ts';

const hour = 3_600_000;
const after = new Date('2026-11-16T12:34:56Z');
const id = '019a0000-0000-7000-8000-000000000001';

it.each([
  ['hourly', hour],
  ['daily', 24 * hour],
  ['weekly', 7 * 24 * hour],
] as const)('runs %s once a period, at a moment of its own', (schedule, period) => {
  const first = nextRunAt(schedule, id, after)?.getTime() ?? 0;
  expect(first).toBeGreaterThan(after.getTime());
  expect(first - after.getTime()).toBeLessThanOrEqual(period);
  // Asked at the due moment itself it is the next one, not the same again.
  expect(nextRunAt(schedule, id, new Date(first))?.getTime()).toBe(first + period);
  // Asked late, after an hour in which nothing ran, it does not catch up.
  expect(nextRunAt(schedule, id, new Date(first + 2.5 * period))?.getTime()).toBe(first + 3 * period);
});

it('never comes forward by being set again, and not at all by hand', () => {
  const next = nextRunAt('hourly', id, after);
  expect(nextRunAt('hourly', id, new Date(after.getTime() + 1000))).toEqual(next);
  expect(nextRunAt('hand', id, after)).toBeNull();
});

it('spreads recipes evenly over the hour, though their ids were made one after another', () => {
  const minutes = Array.from({ length: 6000 }, () => nextRunAt('hourly', newId(), after)?.getUTCMinutes());
  const perMinute = [...Map.groupBy(minutes, (minute) => minute).values()];
  const fullest = Math.max(...perMinute.map((own) => own.length));
  expect(new Set(minutes).size).toBe(60);
  // A hundred a minute on average.
  expect(fullest).toBeLessThan(160);
});

it('rests after five failures in a row', () => expect([4, 5].map(isToPause)).toEqual([false, true]));
