import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting, held, maxScale, moved, swiped, zoomed } from './zoom.ts';

const size = fc.record({
  width: fc.integer({ min: 50, max: 2000 }),
  height: fc.integer({ min: 50, max: 2000 }),
});
const fit = fc.record({ frame: size, picture: size });
const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

test('whatever is done, the picture keeps within its sizes and shows no ground it could cover', () => {
  fc.assert(
    fc.property(fit, fc.array(fc.tuple(factor, point, point)), (fits, steps) => {
      let view = fitting;
      for (const [by, at, along] of steps) view = moved(zoomed(view, by, at, fits), along, fits);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(maxScale);
      const reach = Math.max(0, (fits.picture.width * view.scale - fits.frame.width) / 2);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(reach + 1e-6);
    }),
  );
});

test('what lies under the finger stays under it, unless an edge would show', () => {
  fc.assert(
    fc.property(fit, factor, point, (fits, by, at) => {
      const view = zoomed(fitting, by, at, fits);
      const free = { ...view, x: at.x - at.x * view.scale, y: at.y - at.y * view.scale };
      expect(view).toEqual(held(free, fits));
    }),
  );
});

test('back out is back in the middle', () => {
  fc.assert(
    fc.property(fc.tuple(size, point), ([frame, at]) => {
      const fits = { frame, picture: frame };
      expect(zoomed(zoomed(fitting, 3, at, fits), 0.1, at, fits)).toEqual(fitting);
    }),
  );
});

test('a long draw or a quick flick turns; a slip of the finger does not', () => {
  expect(swiped(-200, 900, 390)).toBe(1);
  expect(swiped(200, 900, 390)).toBe(-1);
  expect(swiped(-40, 60, 390)).toBe(1);
  expect(swiped(-40, 900, 390)).toBe(0);
  expect(swiped(10, 5, 390)).toBe(0);
});
