/** How one thing stands to another. */
export type RelationKind =
  | 'left of'
  | 'right of'
  | 'above'
  | 'below'
  | 'on'
  | 'under'
  | 'in'
  | 'in front of'
  | 'behind'
  | 'beside'
  | 'between';

/** Where in the picture something stands. */
export type Spot =
  | 'left'
  | 'right'
  | 'middle'
  | 'top'
  | 'bottom'
  | 'top left'
  | 'top right'
  | 'bottom left'
  | 'bottom right'
  | 'background'
  | 'foreground';

const all = <T>(value: T, words: string): [string, T][] =>
  words.split(',').map((word) => [word.trim(), value]);

export const relationWords: ReadonlyMap<string, RelationKind> = new Map([
  ...all<RelationKind>(
    'left of',
    'to the left of, on the left of, left of, on the left side of, to the left side of, left from',
  ),
  ...all<RelationKind>(
    'right of',
    'to the right of, on the right of, right of, on the right side of, to the right side of, right from',
  ),
  ...all<RelationKind>(
    'above',
    'above, over, high above, hovering over, hovering above, flying over, flying above, floating above',
  ),
  ...all<RelationKind>('below', 'below'),
  ...all<RelationKind>(
    'on',
    'on top of, on, onto, upon, atop, riding, riding on, sitting on, standing on, lying on, balancing on',
  ),
  ...all<RelationKind>('under', 'under, underneath, beneath, hiding under'),
  ...all<RelationKind>('in', 'inside, inside of, in, into, within'),
  ...all<RelationKind>('in front of', 'in front of, before'),
  ...all<RelationKind>('behind', 'behind, at the back of, in back of, hiding behind'),
  ...all<RelationKind>(
    'beside',
    'next to, beside, near, by, close to, alongside, with, at, against, around, along, facing, towards, to, from, across from, leaning on',
  ),
  ...all<RelationKind>('between', 'between, in between, among, amongst'),
]);

export const spotWords: ReadonlyMap<string, Spot> = new Map([
  ...all<Spot>('left', 'on the left, on the left side, to the left, at the left, on the far left'),
  ...all<Spot>('right', 'on the right, on the right side, to the right, at the right, on the far right'),
  ...all<Spot>('middle', 'in the middle, in the centre, in the center, at the centre, at the center'),
  ...all<Spot>('top', 'at the top, on the top'),
  ...all<Spot>('bottom', 'at the bottom'),
  ...all<Spot>(
    'top left',
    'in the top left corner, in the upper left corner, at the top left, top left, upper left',
  ),
  ...all<Spot>(
    'top right',
    'in the top right corner, in the upper right corner, at the top right, top right, upper right',
  ),
  ...all<Spot>(
    'bottom left',
    'in the bottom left corner, in the lower left corner, at the bottom left, bottom left, lower left, in the left corner',
  ),
  ...all<Spot>(
    'bottom right',
    'in the bottom right corner, in the lower right corner, at the bottom right, bottom right, lower right, in the right corner, in the corner, in a corner',
  ),
  ...all<Spot>('background', 'in the background, in the distance, far away, at the back, on the horizon'),
  ...all<Spot>('foreground', 'in the foreground, up close, at the front, in front'),
]);

export const countWords: ReadonlyMap<string, number> = new Map([
  ...[
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
      ' ',
    ),
  ].flatMap((words) => words.map((word, at): [string, number] => [word, at + 1])),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, 10 * at + 30]),
  ...all(100, 'a hundred, one hundred, hundred, hundreds of'),
  ...all(1000, 'a thousand, one thousand, thousand, thousands of'),
  ...all(2, 'a pair of, a couple of, both, pair of, couple of'),
  ...all(3, 'a few, few, some, three of'),
  ...all(4, 'several'),
  ...all(6, 'half a dozen'),
  ...all(7, 'many, lots of, a lot of, a group of, a bunch of, numerous, group of, bunch of'),
  ...all(9, 'a crowd of, a flock of, a herd of, a swarm of, flock of, herd of, crowd of, swarm of'),
  ...all(12, 'a dozen, dozen, dozens of'),
]);

export const sizeWords: ReadonlyMap<string, number> = new Map([
  ...all(0.45, 'tiny, mini, miniature, minuscule, teeny'),
  ...all(0.66, 'small, little, short, baby-sized, young'),
  ...all(1.4, 'big, large, tall, long, grown'),
  ...all(1.85, 'huge, giant, gigantic, enormous, massive, colossal, oversized, immense'),
]);

/** Words between things that say nothing about where they stand. */
export const joinWords = new Set(['and', 'plus', '&', 'as well as', 'also', 'then', 'while', 'or']);

/** Words that need no drawing. */
export const fillers = new Set(
  `a an the this that these those its his her their our my your of it there is are was were be being has have having which who whose
   photo picture image illustration drawing painting scene render icon vector of view close-up portrait snapshot
   please draw make create generate show me i want would like can you see some piece slice
   standing sitting lying resting parked placed located positioned stands sits lies rests hangs looking
   very really quite so just only single lone another other each all with`.split(/\s+/),
);

/** Ways to begin that are about the picture itself. */
export const openings = [
  'a photo of',
  'a picture of',
  'an image of',
  'an illustration of',
  'a drawing of',
  'a painting of',
  'a scene of',
  'a scene with',
  'a view of',
];

/** What things do in the air and in water. */
export const airWords = new Set(['flying', 'soaring', 'hovering', 'floating', 'gliding', 'flies', 'falling']);
export const waterWords = new Set(['swimming', 'sailing', 'diving', 'sails', 'swims', 'drifting']);
