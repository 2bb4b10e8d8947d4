import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLater } from '#lib/time/days.ts';
import { datesBetween, mondayOf, weekdayOf } from './days.ts';
import { countryCodes, holidayOn } from './holidays.ts';
import { crowdedDays, daysTaken, overlap, type Span } from './request.ts';
import { plannedMinutes } from './working-time.ts';

const week = [480, 480, 360, 0, 301, 0, 0];
const contracts = [{ from: '2020-01-01', to: null, week, leaveDays: 28 }];

const span: fc.Arbitrary<Span> = fc
  .record({
    start: fc.integer({ min: 0, max: 700 }),
    length: fc.integer({ min: 0, max: 20 }),
    fromMidday: fc.boolean(),
    toMidday: fc.boolean(),
  })
  .map(({ start, length, ...half }) => ({
    from: daysLater('2025-01-01', start),
    to: daysLater('2025-01-01', start + length),
    ...half,
  }));

/** The half days that a span covers, one by one. */
const halves = (given: Span) =>
  datesBetween(given.from, given.to)
    .flatMap((day) => [`${day} am`, `${day} pm`])
    .filter((half) => !(given.fromMidday && half === `${given.from} am`))
    .filter((half) => !(given.toMidday && half === `${given.to} pm`));

it('takes what would have been worked, half day by half day', () => {
  fc.assert(
    fc.property(span, fc.constantFrom(...countryCodes), (given, country) => {
      const minutes = halves(given).reduce((sum, half) => {
        const planned = plannedMinutes(contracts, country, half.slice(0, 10));
        return sum + (half.endsWith('am') ? Math.ceil(planned / 2) : Math.floor(planned / 2));
      }, 0);
      expect(daysTaken(given, contracts, country).reduce((sum, day) => sum + day.minutes, 0)).toBe(minutes);
    }),
  );
});

it('finds an overlap exactly where two spans share half a day', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      // A span from midday to midday of one day holds nothing, and whatever is said of it is right.
      fc.pre(halves(one).length > 0 && halves(other).length > 0);
      const shared = halves(one).some((half) => halves(other).includes(half));
      expect(overlap(one, other)).toBe(shared);
    }),
  );
});

it('takes nothing on free weekdays and public holidays', () => {
  const christmas = { from: '2026-12-24', to: '2026-12-27', fromMidday: false, toMidday: false };
  // Thursday is free for this person, and Friday is Christmas Day.
  expect(daysTaken(christmas, contracts, 'DE')).toEqual([]);
  expect(holidayOn('GB', '2026-12-25')).toBe('Christmas Day');
});

it('names the days on which too many are away', () => {
  const away = (from: string, to: string) => ({ from, to, fromMidday: false, toMidday: false });
  const spans = [away('2026-07-06', '2026-07-08'), away('2026-07-08', '2026-07-10')];
  expect(crowdedDays(spans, away('2026-07-01', '2026-07-31'), 1)).toEqual([{ day: '2026-07-08', away: 2 }]);
});

it('knows Mondays', () => {
  expect(weekdayOf('2026-11-18')).toBe(2);
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
});
