import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, spokenTime } from './play-clock.ts';

const read = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

test('what the clock shows is the time it was given, in whole seconds', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 90_000, noNaN: true }), (time) => {
      expect(read(clock(time))).toBe(Math.floor(time));
      expect(clock(time)).toMatch(/^(\d+:\d\d|\d+):\d\d$/);
    }),
  );
});

test('what is said adds up to the same', () => {
  const worth: Record<string, number> = { hour: 3600, minute: 60, second: 1 };
  fc.assert(
    fc.property(fc.nat(90_000), (time) => {
      const said = [...spokenTime(time).matchAll(/(\d+) (hour|minute|second)/g)];
      expect(said.reduce((sum, [, count, unit]) => sum + Number(count) * (worth[unit ?? ''] ?? 0), 0)).toBe(
        time,
      );
    }),
  );
  expect(spokenTime(61)).toBe('1 minute 1 second');
});

test('a length that is not known yet is nothing', () => {
  expect(clock(Number.NaN)).toBe('0:00');
  expect(spokenTime(0)).toBe('0 seconds');
});
