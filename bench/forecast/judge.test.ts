import { describe, expect, it } from 'vitest';
import { inside, meanScore, owa, score } from './judge.ts';

const series = { id: 'a', m: 1, h: 2, x: [10, 12, 10, 12], xx: [10, 20] };

describe('the judge of forecasts', () => {
  it('counts errors as the M4 competition does', () => {
    const { smape, mase } = score(series, [10, 10]);
    expect(smape).toBeCloseTo((0 + (200 * 10) / 30) / 2);
    expect(mase).toBeCloseTo((0 + 10) / 2 / 2);
  });
  it('takes ratios of means, not means of ratios', () => {
    const naive = meanScore([
      { smape: 10, mase: 1 },
      { smape: 30, mase: 3 },
    ]);
    expect(owa({ smape: 10, mase: 1 }, naive)).toBeCloseTo(0.5);
  });
  it('counts what lies on the edge of a band as inside', () => {
    expect(inside(series, { lower95: [10, 10], upper95: [11, 19] })).toEqual([1, 2]);
  });
});
