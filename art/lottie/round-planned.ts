import type { Oklch } from '../../lib/look/colour.ts';
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
  turningFill,
} from './pen.ts';

type Point = readonly [number, number];
const depot: Point = [480, 272];
const rounds: { colour: Oklch; from: number; stops: Point[] }[] = [
  {
    colour: paint.cobalt,
    from: 56,
    stops: [
      [372, 176],
      [250, 92],
      [112, 138],
      [84, 292],
      [226, 376],
    ],
  },
  {
    colour: paint.white,
    from: 74,
    stops: [
      [602, 182],
      [700, 78],
      [846, 122],
      [878, 286],
      [736, 348],
    ],
  },
  {
    colour: paint.coral,
    from: 92,
    stops: [
      [612, 418],
      [476, 446],
      [346, 424],
    ],
  },
];
const took = 66;
const frames = 270;
const leaving = 244;

const away = keys([leaving, 100], [leaving + 18, 0, 'both']);
const stops = rounds.flatMap(({ colour, from, stops }, round) => {
  const at = shares([depot, ...stops, depot]);
  return stops.map((stop, index) =>
    layer(
      `stop ${round}.${index}`,
      [
        disc(38),
        turningFill(paint.ink, colour, Math.round(from + took * (at[index + 1] ?? 0))),
        stroke(paint.ink, 5),
      ],
      { at: [...stop, 0], scale: popping(4 + round * 10 + index * 5), opacity: away },
    ),
  );
});
const lines = rounds.map(({ colour, from, stops }, round) =>
  layer(
    `round ${round}`,
    [line([depot, ...stops], true), drawnTo(keys([from, 0], [from + took, 100, 'even'])), stroke(colour, 11)],
    { opacity: away },
  ),
);

/** Thirteen stops appear, and three rounds find their way through them. */
export const roundPlanned = lottieFile({
  name: 'Three rounds find their way through thirteen stops',
  width: 960,
  height: 500,
  frames,
  still: 200,
  layers: [
    layer('depot', [box(60, 60, 16), fill(paint.ink), stroke(paint.white, 6)], {
      at: [...depot, 0],
      scale: popping(0),
    }),
    ...stops,
    ...lines,
  ],
});
