import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rhythm } from '#engines/forecast/read/frequency.ts';
import { dateTicks } from './date-ticks.ts';

const monthly: Rhythm = { spacing: 'month', minutes: 0, period: 12 };

describe('labels below the picture', () => {
  it('are years for some years of months, and months for a few', () => {
    const years = dateTicks(monthly, { first: 2021 * 12, from: 0, to: 71 }, 6);
    expect(years.map(({ label }) => label)).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
    expect(years[1]?.place).toBe(12);
    const quarters = dateTicks(monthly, { first: 2026 * 12, from: 0, to: 11 }, 4);
    expect(quarters.map(({ label }) => label)).toEqual(['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026']);
  });
  it('lie within what is shown, in order, and are never more than asked', () => {
    const rhythms = fc.constantFrom<Rhythm>(
      monthly,
      { spacing: 'day', minutes: 0, period: 7 },
      { spacing: 'clock', minutes: 15, period: 96 },
      { spacing: 'count', minutes: 0, period: 1 },
      { spacing: 'quarter', minutes: 0, period: 4 },
    );
    fc.assert(
      fc.property(
        rhythms,
        fc.integer({ min: 1, max: 30_000 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 3000 }),
        (rhythm, first, from, length) => {
          const ticks = dateTicks(rhythm, { first, from, to: from + length }, 5);
          expect(ticks.length).toBeLessThanOrEqual(5);
          const places = ticks.map(({ place }) => place);
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
          expect(places.every((place) => place >= from && place <= from + length)).toBe(true);
        },
      ),
    );
  });
});
