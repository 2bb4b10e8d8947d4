import {
  box,
  disc,
  drawnTo,
  fill,
  keys,
  layer,
  line,
  lottieFile,
  paint,
  popping,
  stroke,
  turningFill,
} from './pen.ts';

const [wide, high] = [98, 76];
const place = (column: number, row: number) => [74 + column * 113, 81 + row * 96, 0];
const chosen = [3, 1] as const;
const pressed = 62;
const full = new Set(['1 0', '4 1', '0 2', '2 2', '3 3']);

const cells = Array.from({ length: 20 }, (_, index) => [index % 5, Math.floor(index / 5)] as const);
const isChosen = ([column, row]: readonly [number, number]) => column === chosen[0] && row === chosen[1];
const target = place(...chosen);
const [x = 0, y = 0] = target;

/** A half hour is pressed in a week of them, and held. */
export const slotHeld = lottieFile({
  name: 'A half hour is chosen and held',
  width: 600,
  height: 450,
  frames: 150,
  still: 142,
  layers: [
    layer(
      'hand',
      [
        line(
          [
            [0, 0],
            [0, 46],
            [11, 36],
            [20, 57],
            [30, 53],
            [21, 33],
            [36, 32],
          ],
          true,
        ),
        fill(paint.ink),
        stroke(paint.white, 4),
      ],
      {
        at: keys(
          [10, [640, 490, 0]],
          [56, [x + 8, y + 10, 0], 'both'],
          [96, [x + 8, y + 10, 0]],
          [132, [640, 490, 0], 'both'],
        ),
        scale: keys(
          [pressed - 6, [100, 100, 100]],
          [pressed, [86, 86, 100]],
          [pressed + 14, [100, 100, 100], 'spring'],
        ),
      },
    ),
    layer(
      'tick',
      [
        line([
          [-17, 1],
          [-5, 13],
          [18, -12],
        ]),
        drawnTo(keys([pressed + 8, 0], [pressed + 30, 100, 'out'])),
        stroke(paint.white, 7),
      ],
      { at: target },
    ),
    layer('ring', [disc(96), stroke(paint.ink, 5)], {
      at: target,
      scale: keys([pressed, [40, 40, 100]], [pressed + 34, [170, 170, 100], 'out']),
      opacity: keys([pressed - 1, 0], [pressed, 70], [pressed + 34, 0, 'out']),
    }),
    ...cells.map((cell, index) => {
      const taken = full.has(cell.join(' '));
      const ground = isChosen(cell)
        ? turningFill(paint.white, paint.ink, pressed)
        : fill(paint.white, taken ? 32 : 100);
      return layer(`slot ${index}`, [box(wide, high, 20), ground], {
        at: place(...cell),
        scale: popping(index * 1.5),
      });
    }),
  ],
});
