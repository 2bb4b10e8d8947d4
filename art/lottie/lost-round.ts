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
  shares,
  stroke,
} from './pen.ts';

// The drawing of ui/data/round-of-stops.tsx: it stands there before this moves, and after.
const depot = [232, 461];
const stops = [
  [120, 425],
  [70, 313],
  [104, 183],
  [200, 100],
  [322, 111],
  [392, 212],
  [381, 337],
  [323, 432],
];
const from = 12;
const took = 84;
const reached = shares([depot, ...stops, depot]);
const away = Array.from({ length: 6 }, (_, index) => 480 + index * 17);

/** A round is driven stop by stop; none of them is the one asked for. */
export const lostRound = lottieFile({
  name: '',
  width: 464,
  height: 572,
  frames: 130,
  still: 129,
  layers: [
    layer('depot', [box(34, 34, 9), fill(paint.ink)], { at: [...depot, 0] }),
    ...stops.map((stop, index) =>
      layer(`stop ${index}`, [disc(28), fill(paint.cobalt), stroke(paint.pink, 6)], {
        at: [...stop, 0],
        scale: popping(Math.round(from + took * (reached[index + 1] ?? 1)) - 4),
      }),
    ),
    ...away.map((y, index) =>
      layer(`away ${index}`, [disc(6), fill(paint.ink)], {
        at: [232, y, 0],
        scale: popping(from + took + index * 3),
      }),
    ),
    layer('round', [
      line([depot, ...stops], true),
      drawnTo(keys([from, 0], [from + took, 100, 'even'])),
      stroke(paint.cobalt, 8),
    ]),
  ],
});
