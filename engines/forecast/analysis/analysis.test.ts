import { describe, expect, it } from 'vitest';
import { at } from '../numbers/numbers.ts';
import { calendarEffects } from './calendar.ts';
import { changepoints } from './changepoints.ts';
import { anomalies, decompose } from './decompose.ts';

const wave = (i: number) => 10 * Math.sin((2 * Math.PI * i) / 12);
const jitter = (i: number) => ((i * 7919) % 13) / 13 - 0.5;
const series = Array.from({ length: 120 }, (_, i) => 100 + 0.5 * i + wave(i) + jitter(i));

describe('a decomposition', () => {
  it('gives parts that make up the series again', () => {
    const { trend, seasons, rest } = decompose(series, [12]);
    for (const i of [0, 50, 119]) {
      const total = at(trend, i) + at(seasons[0]?.values ?? [], i) + at(rest, i);
      expect(total).toBeCloseTo(at(series, i), 6);
    }
    expect(seasons[0]?.strength).toBeGreaterThan(0.9);
    expect(Math.abs(at(trend, 60) - 130)).toBeLessThan(2);
  });
  it('multiplies where the swing grows with the level', () => {
    const growing = series.map((_, i) => 50 * 1.02 ** i * (1 + wave(i) / 30));
    expect(decompose(growing, [12]).multiplicative).toBe(true);
    expect(decompose(series, [12]).multiplicative).toBe(false);
  });
  it('takes two seasons apart', () => {
    const hours = Array.from(
      { length: 24 * 7 * 6 },
      (_, i) => 50 + 8 * Math.sin((2 * Math.PI * i) / 24) + (Math.floor(i / 24) % 7 > 4 ? -6 : 0) + jitter(i),
    );
    const { seasons } = decompose(hours, [24, 168]);
    expect(seasons.map(({ strength }) => strength > 0.8)).toEqual([true, true]);
  });
});

describe('anomalies', () => {
  it('are found, with what was expected, and not where there are none', () => {
    expect(anomalies(series, decompose(series, [12]))).toEqual([]);
    const odd = series.map((value, i) => (i === 70 ? value + 40 : value));
    const found = anomalies(odd, decompose(odd, [12]));
    expect(found[0]?.index).toBe(70);
    expect(Math.abs((found[0]?.expected ?? 0) - at(series, 70))).toBeLessThan(5);
  });
});

describe('changepoints', () => {
  it('are found where a trend turns, and not on a straight line', () => {
    const turning = Array.from({ length: 120 }, (_, i) => (i < 60 ? i : 120 - i) + jitter(i));
    const found = changepoints(turning);
    expect(found).toHaveLength(1);
    expect(Math.abs((found[0]?.index ?? 0) - 60)).toBeLessThan(4);
    expect(found[0]?.before).toBeCloseTo(1, 1);
    expect(found[0]?.after).toBeCloseTo(-1, 1);
    expect(changepoints(Array.from({ length: 120 }, (_, i) => 5 + 2 * i + jitter(i)))).toEqual([]);
  });
  it('are found as jumps', () => {
    const found = changepoints(Array.from({ length: 100 }, (_, i) => (i < 40 ? 10 : 25) + jitter(i)));
    expect(found[0]?.index).toBe(40);
    expect(found[0]?.jump).toBeCloseTo(15, 0);
  });
});

describe('the calendar', () => {
  const day = 86_400_000;
  it('is found in months by their working days', () => {
    const dates = Array.from({ length: 96 }, (_, i) => Date.UTC(2016, i, 1));
    const working = dates.map((date) => {
      let count = 0;
      for (
        let d = new Date(date);
        d.getUTCMonth() === new Date(date).getUTCMonth();
        d = new Date(d.getTime() + day)
      ) {
        if (d.getUTCDay() % 6 !== 0) count++;
      }
      return count;
    });
    const values = working.map((count, i) => 1000 * (1 + 0.04 * (count - 21.7)) + 3 * jitter(i));
    const { effects, factors } = calendarEffects(values, dates, { spacing: 'month', periods: [12] });
    expect(effects[0]?.name).toBe('Working days');
    expect(effects[0]?.share).toBeCloseTo(0.04, 2);
    const [short, long] = factors([Date.UTC(2023, 1, 1), Date.UTC(2023, 7, 1)]);
    expect(long ?? 0).toBeGreaterThan(short ?? 0);
  });
  it('is found on holidays, and not invented', () => {
    const dates = Array.from({ length: 730 }, (_, i) => Date.UTC(2022, 0, 1) + i * day);
    const holidays = [40, 130, 220, 300, 400, 500, 600, 700].map((i) => at(dates, i));
    const values = dates.map(
      (date, i) => 200 + 20 * (i % 7) + 4 * jitter(i) - (holidays.includes(date) ? 120 : 0),
    );
    const { effects } = calendarEffects(values, dates, { spacing: 'day', periods: [7], holidays });
    expect(effects.find(({ name }) => name === 'Holiday')?.share).toBeLessThan(-0.2);
    const quiet = dates.map((_, i) => 200 + 20 * (i % 7) + 4 * jitter(i));
    expect(calendarEffects(quiet, dates, { spacing: 'day', periods: [7], holidays }).effects).toEqual([]);
  });
});
