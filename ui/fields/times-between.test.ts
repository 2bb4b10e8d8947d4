import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesBetween } from './times-between.ts';

test('holds both ends when the last step meets it', () => {
  expect(timesBetween('09:00', '10:30', 30)).toEqual(['09:00', '09:30', '10:00', '10:30']);
  expect(timesBetween('09:50', '10:20', 20)).toEqual(['09:50', '10:10']);
  expect(timesBetween('12:00', '11:00', 30)).toEqual([]);
});

test('is in order and inside its ends, whatever they are', () => {
  const time = fc.nat(1439).map((at) => new Date(at * 60_000).toISOString().slice(11, 16));
  fc.assert(
    fc.property(time, time, fc.integer({ min: 5, max: 120 }), (from, to, every) => {
      const times = timesBetween(from, to, every);
      expect(times).toEqual([...times].sort());
      expect(times.every((at) => at >= from && at <= to)).toBe(true);
    }),
  );
});
