import { describe, expect, it } from 'vitest';
import { type Forecast, forecast } from './forecast.ts';
import { at } from './numbers/numbers.ts';

/** Noise that is the same each time. */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

const numbersOf = (result: Forecast): number[] => [
  ...result.mean,
  ...result.naive,
  ...[80, 95].flatMap((level) => {
    const { lower, upper } = result.bands[level as 80 | 95];
    return [...lower, ...upper];
  }),
  ...Object.values(result.members).flatMap((member) => [...member]),
  ...result.folds.flatMap(({ combination, naive }) => [...combination, ...naive]),
];

function expectWhole(result: Forecast, horizon: number): void {
  expect(result.mean).toHaveLength(horizon);
  expect(numbersOf(result).every(Number.isFinite)).toBe(true);
  for (let h = 0; h < horizon; h++) {
    const { lower, upper } = result.bands[95];
    expect(at(lower, h)).toBeLessThanOrEqual(at(result.mean, h));
    expect(at(upper, h)).toBeGreaterThanOrEqual(at(result.mean, h));
  }
}

const random = noise(7);
const monthly = Array.from(
  { length: 96 },
  (_, i) => 100 + i + 20 * Math.sin((2 * Math.PI * i) / 12) + 4 * random(),
);

describe('a forecast', () => {
  const odd: [string, (number | null)[]][] = [
    ['constant', Array(40).fill(7)],
    ['all zero', Array(40).fill(0)],
    ['nothing but holes', Array(40).fill(null)],
    ['empty', []],
    ['one point', [3]],
    ['two points', [3, 5]],
    ['three points', [3, 5, 4]],
    ['negative', monthly.map((value) => -value)],
    ['crossing zero', monthly.map((value) => value - 150)],
    ['mostly zero', monthly.map((_, i) => (i % 7 === 0 ? 3 : 0))],
    ['huge numbers', monthly.map((value) => value * 1e303)],
    ['tiny numbers', monthly.map((value) => value * 1e-300)],
    ['exploding', Array.from({ length: 60 }, (_, i) => 2 ** i)],
    ['one spike', monthly.map((value, i) => (i === 50 ? 1e12 : value))],
    ['alternating', monthly.map((value, i) => (i % 2 ? value : -value * 1e6))],
    ['every second one missing', monthly.map((value, i) => (i % 2 ? null : value))],
    [
      'infinite and not a number',
      monthly.map((v, i) => (i === 3 ? Number.POSITIVE_INFINITY : i === 9 ? Number.NaN : v)),
    ],
  ];
  for (const [name, values] of odd) {
    for (const period of [1, 4, 12, 24]) {
      it(`of a ${name} series with a season of ${period} is whole`, () => {
        expectWhole(forecast(values, { horizon: 14, period }), 14);
      });
    }
  }

  it('of a hundred thousand wild points takes bounded time', () => {
    const wild = noise(3);
    let level = 0;
    const values = Array.from({ length: 100_000 }, () => {
      level += wild();
      return level * 1e3 + (wild() > 0.499 ? 1e6 : 0);
    });
    const before = process.threadCpuUsage();
    expectWhole(forecast(values, { horizon: 48, period: 24 }), 48);
    const { user } = process.threadCpuUsage(before);
    expect(user / 1e6).toBeLessThan(4);
  });

  it('goes on with a season and a trend better than the naive', () => {
    const { mean, naive, bands } = forecast(monthly.slice(0, 84), { horizon: 12, period: 12 });
    const error = (numbers: Float64Array) =>
      numbers.reduce((sum, value, h) => sum + Math.abs(value - at(monthly, 84 + h)), 0) / 12;
    expect(error(mean)).toBeLessThan(0.6 * error(naive));
    expect(error(mean)).toBeLessThan(5);
    const inside = [...bands[95].lower].filter(
      (low, h) => low <= at(monthly, 84 + h) && at(bands[95].upper, h) >= at(monthly, 84 + h),
    );
    expect(inside.length).toBeGreaterThanOrEqual(10);
  });

  it('is the same in other units', () => {
    const plain = forecast(monthly, { horizon: 6, period: 12 });
    const thousand = forecast(
      monthly.map((value) => value * 1000),
      { horizon: 6, period: 12 },
    );
    for (let h = 0; h < 6; h++) expect(at(thousand.mean, h) / at(plain.mean, h) / 1000).toBeCloseTo(1, 3);
  });

  it('says no negative number of what was never negative', () => {
    const falling = Array.from({ length: 30 }, (_, i) => Math.max(0, 60 - 2.2 * i));
    const { mean, bands } = forecast(falling, { horizon: 12, period: 1 });
    expect(Math.min(...mean, ...bands[95].lower)).toBeGreaterThanOrEqual(0);
  });

  it('tests itself on its own past, where no fold sees what came', () => {
    const { folds } = forecast(monthly, { horizon: 12, period: 12 });
    expect(folds.map(({ end }) => end)).toEqual([84, 78, 72]);
    const changed = monthly.map((value, i) => (i >= 84 ? value * 3 : value));
    const again = forecast(changed, { horizon: 12, period: 12 }).folds;
    expect(again[0]?.members.ets).toEqual(folds[0]?.members.ets);
    expect(again[0]?.naive).toEqual(folds[0]?.naive);
  });

  it('names the holes it filled, and how far back it did not look', () => {
    const holes = monthly.map((value, i) => (i === 10 || i === 40 ? null : value));
    expect(forecast(holes, { horizon: 3, period: 12 }).filled).toEqual([10, 40]);
    expect(forecast(Array(5000).fill(1), { horizon: 3, period: 1 }).dropped).toBe(2000);
  });
});
