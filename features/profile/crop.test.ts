import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutOf, kept, moved, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

it('shows the middle at first, and as much as fits', () => {
  expect(cutOf(wide, wholeCrop)).toEqual({ side: 200, left: 100, top: 0 });
});

it('moves with the hand, and stops at the edge', () => {
  expect(cutOf(wide, moved(wide, wholeCrop, { x: 0.25, y: 0.5 }))).toEqual({ side: 200, left: 50, top: 0 });
  expect(cutOf(wide, moved(wide, wholeCrop, { x: 9, y: 0 }))).toEqual({ side: 200, left: 0, top: 0 });
});

it('never cuts outside of the picture', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const number = fc.double({ min: -5, max: 9, noNaN: true });
  fc.assert(
    fc.property(size, fc.record({ zoom: number, x: number, y: number }), (its, crop) => {
      const { left, top, side } = cutOf(its, kept(its, crop));
      const slack = 1e-6 * Math.max(its.width, its.height);
      expect(left).toBeGreaterThanOrEqual(-slack);
      expect(top).toBeGreaterThanOrEqual(-slack);
      expect(left + side).toBeLessThanOrEqual(its.width + slack);
      expect(top + side).toBeLessThanOrEqual(its.height + slack);
    }),
  );
});
