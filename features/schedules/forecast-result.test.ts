import { expect, it } from 'vitest';
import {
  type ForecastFound,
  forecastChanges,
  forecastChangesText,
  isForecastNews,
  outsideLines,
} from './forecast-result.ts';

// The places of months: January 2026 is the first.
const january = 2026 * 12;
const found = (
  known: number[],
  next: [number, number, number][],
  more: Partial<ForecastFound> = {},
): ForecastFound => ({
  work: 'forecast',
  series: 'Orders',
  currency: '',
  rhythm: { spacing: 'month', minutes: 0, period: 12 },
  known: known.map((value, at) => ({ place: january + at, value })),
  next: next.map(([lower, forecast, upper], at) => ({
    place: january + known.length + at,
    lower,
    forecast,
    upper,
  })),
  ...more,
});
const before = found(
  [100, 110],
  [
    [110, 120, 130],
    [120, 130, 140],
  ],
);

it('holds the forecast before against what came', () => {
  const changes = forecastChanges(before, found([100, 110, 125, 160], []));
  expect(changes?.came).toMatchObject([
    { place: january + 2, forecast: 120, actual: 125, outside: false },
    { place: january + 3, forecast: 130, actual: 160, outside: true },
  ]);
  expect(changes?.off).toBeCloseTo(35 / 285);
  if (!changes) throw new Error('not compared');
  expect(isForecastNews(changes)).toBe(true);
  expect(forecastChangesText(changes)).toBe(
    '2 new figures, 1 of them outside the range. The forecast was 12.3% off.',
  );
  expect(outsideLines(changes, before)).toEqual(['Apr 2026: 160, where 120 to 140 was forecast']);
});

it('is no news while figures are inside the range, or none came', () => {
  const inside = forecastChanges(before, found([100, 110, 119], []));
  expect(inside && isForecastNews(inside)).toBe(false);
  expect(inside && forecastChangesText(inside)).toBe(
    '1 new figure, inside the range. The forecast was 0.8% off.',
  );
  const none = forecastChanges(before, found([100, 110], []));
  expect(none && forecastChangesText(none)).toBe('No new figures since the run before.');
  expect(none?.off).toBeNull();
});

it('does not compare another series, or one with another rhythm', () => {
  expect(forecastChanges(before, found([100], [], { series: 'Returns' }))).toBeNull();
  const daily = { spacing: 'day', minutes: 0, period: 7 } as const;
  expect(forecastChanges(before, found([100], [], { rhythm: daily }))).toBeNull();
});

it('counts a gap as nothing that came, and figures of nought without a share', () => {
  const gap = found([100, 110], []);
  gap.known.push({ place: january + 3, value: 0 });
  const changes = forecastChanges(before, gap);
  expect(changes?.came.map(({ place }) => place)).toEqual([january + 3]);
  expect(changes?.off).toBeNull();
});
