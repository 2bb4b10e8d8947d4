/** Twenty-one made-up stops of a day, already planned by a sweep and two-opt. Positions on a 960 × 540 sheet. */
export const rounds = {
  depot: [470, 290],
  vans: [
    {
      name: 'Van 1',
      stops: [
        [368, 193],
        [411, 126],
        [493, 113],
        [580, 145],
        [654, 60],
        [840, 61],
        [759, 149],
      ],
    },
    {
      name: 'Van 2',
      stops: [
        [533, 274],
        [682, 285],
        [799, 334],
        [865, 297],
        [852, 414],
        [682, 448],
        [642, 334],
      ],
    },
    {
      name: 'Van 3',
      stops: [
        [333, 285],
        [295, 134],
        [174, 175],
        [92, 164],
        [148, 276],
        [40, 468],
        [330, 388],
      ],
    },
  ],
  leftOut: {
    at: [214, 60],
    reason: 'The quay closes at 07:00 and the first van could be there at 07:25.',
    remedy: 'It fits if the quay opens 25 minutes longer.',
  },
} as const;
