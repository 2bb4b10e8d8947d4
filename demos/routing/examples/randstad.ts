import type { Day } from '../day.ts';
import { roads, type StopLine, stopOf, van } from './build.ts';
import { randstadPlan } from './randstad-plan.ts';

// Real towns, made-up deliveries. The quay at Hoek van Holland shuts before any van can be there.
const lines: readonly StopLine[] = [
  ['Rotterdam', 51.9225, 4.4792, 7, 14, 12],
  ['Schiedam', 51.9192, 4.3886, 7, 14, 8],
  ['Spijkenisse', 51.845, 4.3292, 7, 14, 14],
  ['Naaldwijk', 51.9939, 4.2097, 7, 14, 15],
  ['Delft', 52.0116, 4.3571, 7, 10, 8],
  ['Den Haag', 52.0705, 4.3007, 7, 14, 14],
  ['Zoetermeer', 52.0607, 4.4929, 7, 11, 10],
  ['Leiden', 52.1601, 4.497, 7, 14, 12],
  ['Katwijk', 52.2, 4.4167, 8, 14, 10],
  ['Haarlem', 52.3874, 4.6462, 7, 12, 13],
  ['IJmuiden', 52.4583, 4.6194, 7, 14, 9],
  ['Zaandam', 52.4389, 4.8258, 8, 14, 11],
  ['Amsterdam', 52.3676, 4.9041, 7, 11, 18],
  ['Hoofddorp', 52.3025, 4.6889, 7, 14, 12],
  ['Almere', 52.3508, 5.2647, 9, 14, 14],
  ['Hilversum', 52.2292, 5.1669, 7, 14, 9],
  ['Amersfoort', 52.1561, 5.3878, 8, 13, 13],
  ['Zeist', 52.0907, 5.2332, 7, 14, 8],
  ['Utrecht', 52.0907, 5.1214, 7, 10, 16],
  ['Gouda', 52.0116, 4.7104, 7, 14, 11],
  ['Dordrecht', 51.8133, 4.6901, 7, 14, 12],
  ['Hoek van Holland', 51.9775, 4.1333, 6, 7, 6],
];

/** Three vans from Woerden, 22 stops with opening hours, one of which cannot be met. */
export const randstad: Day = {
  name: 'Randstad, 22 stops',
  example: 'randstad',
  goods: 'crates',
  seconds: 5,
  problem: {
    travel: roads,
    depots: [{ id: 'woerden', name: 'Woerden', place: { x: 4.8833, y: 52.085 } }],
    vehicles: [1, 2, 3].map((number) =>
      van({ id: `van${number}`, name: `Van ${number}`, depot: 'woerden', capacity: 90, from: 6.5, to: 14.5 }),
    ),
    stops: lines.map(stopOf),
  },
  ...randstadPlan,
};
