import { describe, expect, it } from 'vitest';
import { bandOf, pathOf, plotOf, ticksOf } from './plot.ts';

const box = { from: 0, to: 10, width: 100, height: 100 };

describe('a plot', () => {
  it('has round lines around its values', () => {
    expect(ticksOf(0, 279)).toEqual([0, 100, 200, 300]);
    expect(ticksOf(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
  });
  it('begins at zero unless the level is far above', () => {
    expect(plotOf([[10, 90]], box).ticks[0]).toBe(0);
    expect(plotOf([[900, 1000]], box).ticks[0]).toBeGreaterThan(800);
  });
  it('breaks a line at a hole', () => {
    const plot = plotOf([[0, 10]], box);
    expect(pathOf(plot, [0, 5, null, 10], 0)).toMatch(/^M[^M]+M[^M]+$/);
  });
  it('keeps the peaks of two hundred thousand values in a short line', () => {
    const values = Array.from({ length: 200_000 }, (_, i) => (i === 123_456 ? 1000 : i % 7));
    const plot = plotOf([values], { ...box, to: values.length });
    const path = pathOf(plot, values, 0);
    expect(path.length).toBeLessThan(40_000);
    expect(path).toContain(` ${plot.y(1000).toFixed(1)}`);
  });
  it('closes a band', () => {
    expect(bandOf(plotOf([[0, 10]], box), [1, 2], [3, 4], 0)).toMatch(/^M.*Z$/);
  });
});
