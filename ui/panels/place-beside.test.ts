import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const window = { width: 1000, height: 800 };
const panel = { width: 200, height: 100 };
const anchor = { x: 400, y: 300, width: 80, height: 40 };
const wish = { side: 'bottom', align: 'start', direction: 'ltr', gap: 8 } as const;

test('stands below the anchor, at its start', () => {
  expect(placeBeside(anchor, panel, window, wish)).toEqual({ x: 400, y: 348 });
  expect(placeBeside(anchor, panel, window, { ...wish, direction: 'rtl' })).toEqual({ x: 280, y: 348 });
  expect(placeBeside(anchor, panel, window, { ...wish, align: 'center' })).toEqual({ x: 340, y: 348 });
});

test('turns over where there is no room', () => {
  expect(placeBeside({ ...anchor, y: 740 }, panel, window, wish).y).toBe(632);
  expect(placeBeside({ ...anchor, y: 10 }, panel, window, { ...wish, side: 'top' }).y).toBe(58);
});

test('whatever fits into the window is inside of it, and start mirrors end', () => {
  const size = (most: number) => fc.integer({ min: 1, max: most });
  fc.assert(
    fc.property(
      fc.record({ x: size(1000), y: size(800), width: size(300), height: size(200) }),
      fc.record({ width: size(900), height: size(700) }),
      fc.constantFrom('top', 'bottom'),
      fc.constantFrom('start', 'center', 'end'),
      (at, of, side, align) => {
        const place = placeBeside(at, of, window, { side, align, direction: 'ltr', gap: 8 });
        expect(place.x).toBeGreaterThanOrEqual(8);
        expect(place.y).toBeGreaterThanOrEqual(8);
        expect(place.x + of.width).toBeLessThanOrEqual(992);
        expect(place.y + of.height).toBeLessThanOrEqual(792);
        const opposite = align === 'start' ? 'end' : align === 'end' ? 'start' : 'center';
        expect(placeBeside(at, of, window, { side, align: opposite, direction: 'rtl', gap: 8 })).toEqual(
          place,
        );
      },
    ),
  );
});
