import type { Pair, Stop } from '#engines/routing/problem.ts';
import type { Day } from '../day.ts';
import { roads, van } from './build.ts';

const hour = 3600;

const towns: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Dublin: [53.3498, -6.2603],
  Drogheda: [53.7179, -6.3561],
  Dundalk: [54.0037, -6.4167],
  Navan: [53.6528, -6.6814],
  Mullingar: [53.5224, -7.3378],
  Athlone: [53.4239, -7.9407],
  Tullamore: [53.2739, -7.4889],
  Portlaoise: [53.0344, -7.2998],
  Carlow: [52.8408, -6.9261],
  Kilkenny: [52.6541, -7.2448],
  Wexford: [52.3369, -6.4633],
  Waterford: [52.2593, -7.1101],
  Clonmel: [52.3553, -7.7039],
  Cork: [51.8985, -8.4756],
  Mallow: [52.1347, -8.6453],
  Tralee: [52.2713, -9.6999],
  Limerick: [52.6638, -8.6267],
  Ennis: [52.8463, -8.9807],
  Galway: [53.2707, -9.0568],
  Tuam: [53.5147, -8.8556],
  Castlebar: [53.8603, -9.2988],
  Sligo: [54.2766, -8.4761],
  Longford: [53.7276, -7.7933],
  Nenagh: [52.8619, -8.1967],
};

/** From, to, load in boxes, collected from, brought by; the last word is a skill that the van must have. */
const orders: readonly (readonly [string, string, number, number, number, string?])[] = [
  ['Drogheda', 'Athlone', 6, 7, 15],
  ['Dundalk', 'Mullingar', 4, 7, 13],
  ['Navan', 'Portlaoise', 5, 8, 16],
  ['Kilkenny', 'Carlow', 8, 7, 12, 'cold'],
  ['Wexford', 'Waterford', 7, 7, 14],
  ['Clonmel', 'Cork', 5, 8, 15],
  ['Mallow', 'Limerick', 6, 7, 13, 'cold'],
  ['Tralee', 'Cork', 4, 8, 16],
  ['Limerick', 'Nenagh', 3, 9, 16],
  ['Ennis', 'Galway', 6, 7, 14],
  ['Castlebar', 'Tuam', 5, 8, 15],
  ['Sligo', 'Longford', 6, 8, 17],
  ['Galway', 'Athlone', 4, 8, 16],
  ['Dublin', 'Tullamore', 9, 7, 14],
  ['Dublin', 'Navan', 3, 7, 12],
];

const end = (id: string, town: string, word: string, from: number, to: number, skill?: string): Stop => ({
  id,
  name: `${town}, ${word}`,
  place: { x: towns[town]?.[1] ?? 0, y: towns[town]?.[0] ?? 0 },
  windows: [{ from: from * hour, to: to * hour }],
  service: 480,
  ...(skill ? { skills: [skill] } : {}),
});

const stops = orders.flatMap(([from, to, load, opens, closes, skill], at): Stop[] => [
  { ...end(`p${at + 1}`, from, 'collect', opens, closes - 1, skill), demand: [load] },
  end(`d${at + 1}`, to, 'bring', opens, closes, skill),
]);

const pairs: Pair[] = orders.map((_, at) => ({ pickup: `p${at + 1}`, delivery: `d${at + 1}` }));

/** Collected here and brought there by the same van; depots in three towns, and two vans that can keep things cold. */
export const ireland: Day = {
  name: 'Ireland, 15 orders',
  example: 'ireland',
  goods: 'boxes',
  seconds: 5,
  problem: {
    travel: roads,
    depots: (['Dublin', 'Cork', 'Galway'] as const).map((town) => ({
      id: town.toLowerCase(),
      name: town,
      place: { x: towns[town]?.[1] ?? 0, y: towns[town]?.[0] ?? 0 },
    })),
    vehicles: (
      [
        ['dublin', 'Dublin 1', ['cold']],
        ['dublin', 'Dublin 2'],
        ['dublin', 'Dublin 3'],
        ['cork', 'Cork 1', ['cold']],
        ['cork', 'Cork 2'],
        ['galway', 'Galway 1'],
        ['galway', 'Galway 2'],
      ] as const
    ).map(([depot, name, skills]) =>
      van({
        id: name.toLowerCase().replace(' ', ''),
        name,
        depot,
        capacity: 14,
        from: 6.5,
        to: 17,
        ...(skills ? { skills } : {}),
      }),
    ),
    stops,
    pairs,
  },
  plan: null,
  found: null,
};
