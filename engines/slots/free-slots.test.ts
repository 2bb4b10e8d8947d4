import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability, MeetingRules, Period, Span } from './availability.ts';
import { heldSpan } from './availability.ts';
import { bruteForceStarts } from './brute-force.ts';
import { freeSlots, freeStarts, nearestSlots } from './free-slots.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const rules: MeetingRules = {
  minutes: 30,
  step: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  notice: 0,
  daysAhead: 60,
  dailyLimit: null,
};
const host: Availability = {
  hostId: 'a',
  zone: 'Europe/Berlin',
  weekly: { 1: [{ from: '09:00', to: '11:00' }] },
  overrides: {},
  busy: [],
  booked: {},
};
const monday: Span = { start: Date.parse('2026-11-16T00:00Z'), end: Date.parse('2026-11-17T00:00Z') };
const ask = { rules, within: monday, now: monday.start - 7 * day };
const times = (starts: readonly number[]) =>
  starts.map((start) => new Date(start).toISOString().slice(11, 16));

describe('freeStarts', () => {
  it('offers the hours of the host, by the clock of the host', () => {
    expect(times(freeStarts(host, ask))).toEqual(['08:00', '08:30', '09:00', '09:30']);
  });

  it('keeps buffers free around what is taken', () => {
    const busy = [{ start: Date.parse('2026-11-16T09:00Z'), end: Date.parse('2026-11-16T09:15Z') }];
    const asked = { ...ask, rules: { ...rules, bufferBefore: 15, bufferAfter: 10 } };
    expect(times(freeStarts({ ...host, busy }, asked))).toEqual(['08:00', '09:30']);
  });

  it('holds notice, the furthest day, a day off and the limit of a day', () => {
    const now = Date.parse('2026-11-16T08:05Z');
    expect(times(freeStarts(host, { ...ask, now, rules: { ...rules, notice: 60 } }))).toEqual(['09:30']);
    expect(freeStarts(host, { ...ask, rules: { ...rules, daysAhead: 6 } })).toEqual([]);
    expect(freeStarts({ ...host, overrides: { '2026-11-16': [] } }, ask)).toEqual([]);
    const full = { ...host, booked: { '2026-11-16': 2 } };
    expect(freeStarts(full, { ...ask, rules: { ...rules, dailyLimit: 2 } })).toEqual([]);
    expect(freeStarts(full, { ...ask, rules: { ...rules, dailyLimit: 3 } })).toHaveLength(4);
  });
});

describe('freeSlots', () => {
  it('says for each start who could hold it', () => {
    const busy = [{ start: Date.parse('2026-11-16T08:00Z'), end: Date.parse('2026-11-16T08:30Z') }];
    const slots = freeSlots(
      [
        { ...host, busy },
        { ...host, hostId: 'b' },
      ],
      ask,
    );
    expect(slots.map(({ hostIds }) => hostIds.join())).toEqual(['b', 'a,b', 'a,b', 'a,b']);
    expect(times(nearestSlots(slots, Date.parse('2026-11-16T08:50Z'), 2).map(({ start }) => start))).toEqual([
      '09:00',
      '08:30',
    ]);
  });
});

// Both hemispheres, half-hour and 45-minute offsets, changes of half an hour and at midnight, and a zone without any.
const changes = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/Santiago', '2026-04-05'],
  ['America/Santiago', '2026-09-06'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Adelaide', '2026-04-05'],
  ['Australia/Adelaide', '2026-10-04'],
  ['Pacific/Chatham', '2026-04-05'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Africa/Cairo', '2026-04-24'],
  ['Africa/Cairo', '2026-10-30'],
  ['America/St_Johns', '2026-03-08'],
  ['America/St_Johns', '2026-11-01'],
  ['Asia/Kathmandu', '2026-06-15'],
] as const;

// Clocks change in the night: times there are drawn more often than by chance.
const time = fc
  .oneof(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 88, max: 95 }), fc.integer({ min: 0, max: 95 }))
  .map(
    (quarters) => `${String(quarters >> 2).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`,
  );
const period: fc.Arbitrary<Period> = fc
  .tuple(time, fc.oneof(time, fc.constant('24:00')))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));
const periods = fc.array(period, { minLength: 1, maxLength: 3 });

const scene = fc
  .record({
    change: fc.constantFrom(...changes),
    weekly: fc.record({ 1: periods, 2: periods, 3: periods, 4: periods, 5: periods, 6: periods, 7: periods }),
    override: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), periods), { nil: undefined }),
    busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 72 * 12 }), fc.integer({ min: 1, max: 40 })), {
      maxLength: 4,
    }),
    booked: fc.integer({ min: 0, max: 2 }),
    rules: fc.record({
      minutes: fc.constantFrom(15, 30, 45, 60, 90),
      step: fc.constantFrom(15, 30, 45, 60),
      bufferBefore: fc.constantFrom(0, 5, 15),
      bufferAfter: fc.constantFrom(0, 10, 20),
      notice: fc.constantFrom(0, 90, 600),
      daysAhead: fc.constantFrom(0, 1, 30),
      dailyLimit: fc.constantFrom(null, 1, 2),
    }),
    hoursSince: fc.integer({ min: -30, max: 30 }),
  })
  .map(({ change: [zone, date], weekly, override, busy, booked, rules, hoursSince }) => {
    const start = Date.parse(`${date}T00:00Z`) - day;
    const dateAfter = (days: number) => new Date(start + days * day).toISOString().slice(0, 10);
    const availability: Availability = {
      hostId: 'a',
      zone,
      weekly,
      overrides: override ? { [dateAfter(override[0])]: override[1] } : {},
      busy: busy.map(([from, length]) => ({
        start: start + from * 5 * minute,
        end: start + (from + length) * 5 * minute,
      })),
      booked: { [dateAfter(1)]: booked },
    };
    return {
      availability,
      asked: { rules, within: { start, end: start + 3 * day }, now: start + hoursSince * 60 * minute },
    };
  });

describe('held against brute force', () => {
  it('finds the same starts in every zone, over every change of the clock', () => {
    fc.assert(
      fc.property(scene, ({ availability, asked }) => {
        expect(freeStarts(availability, asked)).toEqual(bruteForceStarts(availability, asked));
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it('offers no start whose hold would meet what is taken', () => {
    fc.assert(
      fc.property(scene, ({ availability, asked }) => {
        for (const start of freeStarts(availability, asked)) {
          const held = heldSpan(start, asked.rules);
          expect(start % (15 * minute)).toBe(0);
          for (const taken of availability.busy)
            expect(taken.end <= held.start || held.end <= taken.start).toBe(true);
        }
      }),
    );
  });
});
