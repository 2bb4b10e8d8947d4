import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitting, fromWorld, onScreen, toWorld, underPointer, zoomed } from './mercator.ts';

const size = { width: 800, height: 600 };
const degrees = {
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
};

it('comes back from the flat world', () => {
  fc.assert(
    fc.property(degrees.longitude, degrees.latitude, (longitude, latitude) => {
      const back = fromWorld(toWorld(longitude, latitude));
      expect(back.longitude).toBeCloseTo(longitude, 8);
      expect(back.latitude).toBeCloseTo(latitude, 8);
    }),
  );
});

it('keeps what is under the pointer there while zooming', () => {
  const view = { x: 0.5, y: 0.35, scale: 20_000 };
  const before = underPointer(123, 456, view, size);
  const after = onScreen(before, zoomed(view, 1.7, 123, 456, size), size);
  expect(after.x).toBeCloseTo(123, 6);
  expect(after.y).toBeCloseTo(456, 6);
});

it('fits all points inside the edge', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(degrees.longitude, degrees.latitude), { minLength: 1, maxLength: 20 }),
      (all) => {
        const points = all.map(([longitude, latitude]) => toWorld(longitude, latitude));
        const view = fitting(points, size);
        if (view.scale <= 500) return;
        for (const point of points) {
          const { x, y } = onScreen(point, view, size);
          expect(x).toBeGreaterThanOrEqual(47.9);
          expect(x).toBeLessThanOrEqual(752.1);
          expect(y).toBeGreaterThanOrEqual(47.9);
          expect(y).toBeLessThanOrEqual(552.1);
        }
      },
    ),
  );
});
