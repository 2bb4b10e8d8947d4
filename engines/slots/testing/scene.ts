import fc from 'fast-check';
import type { Availability, Period } from '../availability.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

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

const week = fc.record({
  1: periods,
  2: periods,
  3: periods,
  4: periods,
  5: periods,
  6: periods,
  7: periods,
});

/** A host's week around a change of the clock, with holidays and the hours of a house elsewhere, and what is asked of it. */
export const scene = fc
  .record({
    change: fc.constantFrom(...changes),
    weekly: week,
    override: fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), periods), { nil: undefined }),
    busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 72 * 12 }), fc.integer({ min: 1, max: 40 })), {
      maxLength: 4,
    }),
    booked: fc.integer({ min: 0, max: 2 }),
    holidays: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
    house: fc.option(
      fc.record({
        zone: fc.constantFrom(...changes.map(([zone]) => zone)),
        weekly: week,
        closed: fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 2 }),
      }),
      { nil: undefined },
    ),
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
  .map(({ change: [zone, date], weekly, override, busy, booked, holidays, house, rules, hoursSince }) => {
    const start = Date.parse(`${date}T00:00Z`) - day;
    const dateAfter = (days: number) => new Date(start + days * day).toISOString().slice(0, 10);
    const availability: Availability = {
      hostId: 'a',
      zone,
      weekly,
      overrides: override ? { [dateAfter(override[0])]: override[1] } : {},
      holidays: new Set(holidays.map(dateAfter)),
      house: house && {
        zone: house.zone,
        weekly: house.weekly,
        overrides: Object.fromEntries(house.closed.map((days) => [dateAfter(days), []])),
      },
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
