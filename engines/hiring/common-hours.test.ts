import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Availability, MeetingRules, Weekday } from '#engines/slots/availability.ts';
import { bruteForceStarts } from '#engines/slots/brute-force.ts';
import { commonStarts } from './common-hours.ts';

const rules: MeetingRules = {
  minutes: 60,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  daysAhead: 10,
  dailyLimit: null,
};
const now = Date.parse('2026-11-16T06:00:00Z');
const within = { start: now, end: now + 3 * 86_400_000 };
const hour = 3_600_000;

const host = fc
  .record({
    from: fc.integer({ min: 7, max: 11 }),
    length: fc.integer({ min: 2, max: 8 }),
    busy: fc.integer({ min: 0, max: 60 }),
  })
  .map(
    ({ from, length, busy }): Availability => ({
      hostId: 'x',
      zone: 'Europe/Amsterdam',
      weekly: Object.fromEntries(
        ([1, 2, 3] as Weekday[]).map((day) => [
          day,
          [
            {
              from: `${String(from).padStart(2, '0')}:00`,
              to: `${String(from + length).padStart(2, '0')}:00`,
            },
          ],
        ]),
      ),
      overrides: {},
      busy: [{ start: now + busy * hour, end: now + (busy + 2) * hour }],
      booked: {},
    }),
  );

it('offers exactly the hours that every interviewer has by the slow way', () => {
  fc.assert(
    fc.property(fc.array(host, { minLength: 1, maxLength: 3 }), (hosts) => {
      const slow = hosts.map((one) => bruteForceStarts(one, { rules, within, now }));
      const shared = (slow[0] ?? []).filter((start) => slow.every((starts) => starts.includes(start)));
      expect(commonStarts(hosts, { rules, within, now })).toEqual(shared);
    }),
    { numRuns: 8 },
  );
});

it('offers nothing without an interviewer', () => {
  expect(commonStarts([], { rules, within, now })).toEqual([]);
});
