import { describe, expect, it } from 'vitest';
import { at } from '../numbers/numbers.ts';
import { autoregression } from './autoregression.ts';
import { etsForecast, fitEts, rankEts } from './ets.ts';
import { mstlForecast } from './mstl-forecast.ts';
import { drift, naive, naive2, seasonalNaive } from './naive.ts';
import { dynamicTheta, smooth, theta } from './theta.ts';

const line = Array.from({ length: 40 }, (_, i) => 10 + 2 * i);
const season = Array.from({ length: 60 }, (_, i) => 100 + (i % 4) * 10);
const growth = Array.from({ length: 72 }, (_, i) => 50 * 1.01 ** i * (i % 12 === 11 ? 2 : 1));

describe('the plain models', () => {
  it('repeat the last value, the last season, or go on', () => {
    expect([...naive([1, 2, 3], 2)]).toEqual([3, 3]);
    expect([...seasonalNaive([1, 2, 3, 4], 5, 3)]).toEqual([2, 3, 4, 2, 3]);
    expect([...drift([1, 2, 3], 2)]).toEqual([4, 5]);
  });
  it('put the season back onto the last value', () => {
    const ahead = naive2(season, 4, 4);
    expect(Math.abs(at(ahead, 3) - at(ahead, 0))).toBeCloseTo(30, 0);
  });
});

describe('the models that are fitted', () => {
  it('smooth a level', () => {
    const { level } = smooth([5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9]);
    expect(level).toBeCloseTo(9, 1);
  });
  it('go on with a straight line', () => {
    for (const ahead of [etsForecast(line, 3, 1), dynamicTheta(line, 3, 1), autoregression(line, 3, [1])]) {
      expect(Math.abs(at(ahead, 2) - 94)).toBeLessThan(3);
    }
    expect(at(theta(line, 1, 1), 0)).toBeGreaterThan(88);
  });
  it('go on with a season', () => {
    for (const ahead of [
      etsForecast(season, 4, 4),
      mstlForecast(season, 4, [4]),
      autoregression(season, 4, [4], { ridge: 0.001 }),
    ]) {
      for (let h = 0; h < 4; h++) expect(Math.abs(at(ahead, h) - (100 + h * 10))).toBeLessThan(6);
    }
  });
  it('find that a season grows with the level', () => {
    expect(rankEts(growth, 12)[0]?.form.season).toBe('M');
    expect(at(mstlForecast(growth, 12, [12]), 11)).toBeGreaterThan(170);
  });
  it('refuse relative errors where numbers are not positive', () => {
    expect(fitEts([1, -1, 2, -2, 3], 1, { error: 'M', trend: 'N', season: 'N' })).toBeUndefined();
  });
});
