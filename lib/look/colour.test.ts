import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexToOklch, type Oklch, oklchText, oklchToRgb, rgbToHex } from './colour.ts';

const colour = (l: number, c = 0, h = 0): Oklch => ({ l, c, h });
const ink = colour(0.19, 0.022, 275);
const paper = colour(0.976, 0.008, 85);

test.each([
  ['white', colour(1), '#ffffff'],
  ['black', colour(0), '#000000'],
  ['red', colour(0.62796, 0.25768, 29.234), '#ff0000'],
  ['lime', colour(0.86644, 0.29483, 142.495), '#00ff00'],
  ['blue', colour(0.45201, 0.31321, 264.052), '#0000ff'],
  ['grey', colour(0.59987), '#808080'],
])('%s is what CSS says it is', (_, given, hex) => expect(rgbToHex(oklchToRgb(given))).toBe(hex));

test.each([
  ['ink on paper', ink, paper, 17.3],
  ['mute on paper', colour(0.47, 0.02, 275), paper, 6.4],
  ['white on cobalt', colour(1), colour(0.49, 0.275, 267), 7.0],
  ['white on coral', colour(1), colour(0.7, 0.195, 38), 2.9],
  ['black on white', colour(0), colour(1), 21],
])('%s', (_, one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 0));

const anyColour = fc.record({
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  h: fc.double({ min: 0, max: 360, noNaN: true }),
});

test('contrast is the same both ways and between 1 and 21; every colour can be shown', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (one, other) => {
      const ratio = contrast(one, other);
      expect(ratio).toBe(contrast(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21.0001);
      expect(rgbToHex(oklchToRgb(one))).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

test('a lighter grey stands out more from black', () => {
  const grey = fc.double({ min: 0.2, max: 1, noNaN: true });
  fc.assert(
    fc.property(grey, grey, (one, other) => {
      const [darker, lighter] = [Math.min(one, other), Math.max(one, other)];
      // Neighbours in the last digits may swap by rounding.
      expect(contrast(colour(lighter), colour(0))).toBeGreaterThanOrEqual(
        contrast(colour(darker), colour(0)) - 1e-9,
      );
    }),
  );
});

test('as text it is short', () =>
  expect(oklchText(colour(0.49, 0.2750001, 267))).toBe('oklch(0.49 0.275 267)'));

test('reads a colour as it was written', () => {
  for (const hex of ['#f8312f', '#00a6ed', '#ffffff', '#000000', '#9b9b9b'])
    expect(rgbToHex(oklchToRgb(hexToOklch(hex)))).toBe(hex);
  expect(hexToOklch('#fff').l).toBeCloseTo(1, 3);
});
