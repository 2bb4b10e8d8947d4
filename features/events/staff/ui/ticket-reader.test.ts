import encode from 'qr';
import decode from 'qr/decode.js';
import { expect, it } from 'vitest';

/** A code as a camera would see it: dark on light, some dots a square, a little noise over all of it. */
function photographed(text: string, dots: number) {
  const data = encode(text, 'raw', { ecc: 'medium', border: 4 });
  const side = data.length * dots;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dark = data[Math.floor(y / dots)]?.[Math.floor(x / dots)] ?? false;
      const grain = ((x * 31 + y * 17) % 23) - 11;
      pixels.set(
        [0, 1, 2].map(() => (dark ? 40 : 215) + grain),
        (y * side + x) * 4,
      );
      pixels[(y * side + x) * 4 + 3] = 255;
    }
  return { data: pixels, width: side, height: side };
}

it.each([3, 5])('reads the code of a ticket where the browser cannot, at %i dots a square', (dots) => {
  const token = `${'eyJpZCI6IjAxOWEwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMCIsInJvbGUiOiJ0aWNrZXQifQ'}.${'x'.repeat(43)}`;
  const text = `https://akra.example/events/registration?token=${token}`;
  expect(decode(photographed(text, dots))).toBe(text);
});
