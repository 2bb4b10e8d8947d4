import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random/random.ts';
import { monthly, noiseOf, shop } from './effects/testing/shop.ts';
import { forecast } from './forecast.ts';
import { forecastWithEffects } from './forecast-with-effects.ts';
import { at } from './numbers/numbers.ts';
import { placeOf, type Rhythm } from './read/frequency.ts';

const daily: Rhythm = { spacing: 'day', minutes: 0, period: 7 };
const day = 86_400_000;

describe('a column that explains the series', () => {
  it('makes the forecast closer to what came', () => {
    let better = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const { known, price } = shop(seed, -0.1, 84, 12);
      const past = { ...known, values: known.values.slice(0, 72) };
      const came = known.values.slice(72);
      const off = (mean: Float64Array) =>
        came.reduce<number>((sum, value, h) => sum + Math.abs((value ?? 0) - at(mean, h)), 0);
      const bare = off(forecastWithEffects(past).mean);
      const told = off(forecastWithEffects({ ...past, columns: [{ name: 'Price', values: price }] }).mean);
      if (told < bare) better++;
    }
    expect(better).toBe(4);
  });

  it('keeps the effects of two columns apart', () => {
    const { known, price } = shop(5, -0.08);
    const random = createRandom(77);
    const opened = Array.from({ length: 84 }, () => 20 + Math.floor(7 * random()));
    const values = known.values.map((value, i) => (value ?? 0) * (1 + 0.03 * (at(opened, i) - 23)));
    const columns = [
      { name: 'Price', values: price },
      { name: 'Opening days', values: opened },
    ];
    const found = forecastWithEffects({ ...known, values, columns });
    expect(found.columns.map(({ name }) => name)).toEqual(['Price', 'Opening days']);
    expect(found.columns[0]?.share).toBeCloseTo(-0.08, 1);
    expect(found.columns[1]?.share).toBeCloseTo(0.03, 1);
  });
});

describe('without anything known beside it', () => {
  it('leaves every bit of the forecast as it was where nothing is given', () => {
    for (const seed of [1, 2]) {
      const { known } = shop(seed, 0);
      // Weekly places have no calendar, so that nothing at all is taken off.
      const found = forecastWithEffects({ ...known, rhythm: { ...monthly, spacing: 'week' }, columns: [] });
      const bare = forecast(known.values, { horizon: known.horizon, period: 12 });
      expect(found.mean).toEqual(bare.mean);
      expect(found.bands).toEqual(bare.bands);
      expect(found.plain).toEqual(bare);
    }
  });
});

describe('promotions', () => {
  const start = Date.UTC(2024, 0, 1);
  const first = placeOf(daily, start);
  it('on past dates teach what the next one brings', () => {
    const random = createRandom(8);
    const noise = noiseOf(random);
    const promotions = [40, 90, 150, 200, 260, 330, 372].map((from) => ({
      from: start + from * day,
      to: start + (from + 4) * day,
    }));
    const during = (i: number) =>
      promotions.some(({ from, to }) => from <= start + i * day && start + i * day <= to);
    const values = Array.from(
      { length: 364 },
      (_, i) => 300 * (i % 7 > 4 ? 1.4 : 1) * (during(i) ? 1.3 : 1) * (1 + 0.03 * noise()),
    );
    const found = forecastWithEffects({ values, first, rhythm: daily, horizon: 14, promotions });
    expect(found.columns[0]?.name).toBe('Promotions');
    expect(found.columns[0]?.share).toBeCloseTo(0.3, 1);
    expect(at(found.mean, 8) / at(found.plain.mean, 8)).toBeGreaterThan(1.2);
    expect(at(found.mean, 1)).toBe(at(found.plain.mean, 1));
  });
});

describe('holidays in months', () => {
  it('count as days that nobody works', () => {
    const holidays: number[] = [];
    const random = createRandom(4);
    const months = 96;
    const working = Array.from({ length: months + 6 }, (_, i) => {
      let count = 0;
      for (let date = Date.UTC(2017, i, 1); date < Date.UTC(2017, i + 1, 1); date += day) {
        if (new Date(date).getUTCDay() % 6 === 0) continue;
        if (random() < 0.08) holidays.push(date);
        else count++;
      }
      return count;
    });
    const noise = noiseOf(random);
    const values = working.slice(0, months).map((count) => 50 * count * (1 + 0.004 * noise()));
    const asked = { values, first: placeOf(monthly, Date.UTC(2017, 0, 1)), rhythm: monthly, horizon: 6 };
    const off = (mean: Float64Array) =>
      mean.reduce((sum, value, h) => sum + Math.abs(value - 50 * at(working, months + h)), 0);
    const told = forecastWithEffects({ ...asked, holidays });
    expect(told.calendar[0]?.share).toBeCloseTo(1 / 20, 1);
    expect(off(told.mean)).toBeLessThan(0.5 * off(forecastWithEffects(asked).mean));
  });
});
