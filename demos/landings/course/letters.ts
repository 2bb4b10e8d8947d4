import type { Letter } from './stroke.ts';

export const letters: readonly Letter[] = [
  {
    letter: 'a',
    title: 'The round one',
    strokes: [
      {
        from: [392, 150],
        curves: [
          [-30, -50, -134, -52, -160, 34],
          [-24, 80, 22, 142, 78, 138],
          [52, -4, 82, -60, 84, -148],
        ],
      },
      {
        from: [402, 118],
        curves: [
          [-6, 70, -10, 130, -2, 176],
          [4, 24, 26, 34, 50, 14],
        ],
      },
    ],
  },
  {
    letter: 'b',
    title: 'A stem and a belly',
    strokes: [
      { from: [250, 62], curves: [[-6, 90, -8, 180, -6, 266]] },
      {
        from: [250, 210],
        curves: [
          [30, -60, 140, -66, 154, 28],
          [8, 70, -50, 104, -96, 98],
          [-30, -4, -50, -18, -60, -36],
        ],
      },
    ],
  },
  {
    letter: 'c',
    title: 'Stop before it closes',
    strokes: [
      {
        from: [404, 162],
        curves: [
          [-30, -52, -142, -56, -168, 34],
          [-24, 84, 26, 140, 84, 136],
          [36, -3, 62, -20, 82, -48],
        ],
      },
    ],
  },
  {
    letter: 'e',
    title: 'Where the pen turns',
    strokes: [
      {
        from: [236, 236],
        curves: [
          [60, 6, 130, -4, 164, -22],
          [0, -62, -60, -86, -106, -66],
          [-62, 26, -76, 102, -50, 146],
          [30, 54, 112, 54, 160, 4],
        ],
      },
    ],
  },
];
