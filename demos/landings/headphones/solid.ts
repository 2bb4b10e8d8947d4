/** A point or a direction in space: right, up, and towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];
export type Material = 'wool' | 'shell' | 'plate' | 'steel' | 'screw';

/** A flat face of the headphone. */
export interface Facet {
  points: readonly Vector[];
  material: Material;
}

export const plus = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [a + x, b + y, c + z];
const minus = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [a - x, b - y, c - z];
export const dot = ([a, b, c]: Vector, [x, y, z]: Vector): number => a * x + b * y + c * z;
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
};

const nowhere: Vector = [0, 0, 0];

/** Which way a face looks; its points go round against the clock. */
export function normalOf({ points }: Facet): Vector {
  const [a = nowhere, b = nowhere, c = nowhere] = points;
  const d = points[3] ?? a;
  return unit(cross(minus(c, a), minus(d, b)));
}

const cupX = 150;
export const cupY = -70;
/** How far the outer plate stands from the middle. */
export const plateX = cupX + 30;
const round = 36;

type Edge = readonly [out: number, radius: number, material: Material];

/** The cup's outline from the ear outwards: how far out, and how wide. */
const outline: readonly Edge[] = [
  [-36, 34, 'wool'],
  [-52, 44, 'wool'],
  [-57, 62, 'wool'],
  [-50, 82, 'wool'],
  [-34, 91, 'wool'],
  [-18, 86, 'wool'],
  [-14, 78, 'shell'],
  [-8, 90, 'shell'],
  [6, 93, 'shell'],
  [18, 86, 'shell'],
  [26, 74, 'shell'],
  [30, 66, 'plate'],
  [30, 0, 'plate'],
];

/** One cup, turned like a pot; `side` is 1 for the right and -1 for the left. `apart` pulls its parts from each other. */
function cup(side: 1 | -1, apart: number): Facet[] {
  const away = { wool: -70, shell: 0, plate: 95, steel: 0, screw: 0 } as const;
  const at = (out: number, radius: number, step: number, material: Material): Vector => {
    const angle = (step / round) * 2 * Math.PI;
    return [
      side * (cupX + out + apart * away[material]),
      cupY + radius * Math.cos(angle),
      side * radius * Math.sin(angle),
    ];
  };
  const ring = ([before, wide]: Edge, [out, radius, material]: Edge) =>
    Array.from({ length: round }, (_, step) => ({
      material,
      points: [
        at(before, wide, step, material),
        at(before, wide, step + 1, material),
        at(out, radius, step + 1, material),
        at(out, radius, step, material),
      ],
    }));
  const outside = outline.slice(1).flatMap((edge, index) => ring(outline[index] ?? edge, edge));
  if (apart === 0) return outside;
  // The backs of cushion and shell are seen once they are apart.
  return [
    ...outside,
    ...ring([-18, 86, 'wool'], [-20, 34, 'wool']),
    ...ring([-20, 34, 'wool'], [-36, 34, 'wool']),
    ...ring([-14, 0, 'shell'], [-14, 78, 'shell']),
  ];
}

/** The band's middle line: up one side, over the head and down the other, with how broad it is. */
function bandLine(): { at: Vector; out: Vector; broad: number }[] {
  const reach = plateX + 5;
  const arm = [0, 0.25, 0.5, 0.75].map((part) => ({
    at: [reach, cupY + part * (30 - cupY), 0] as const,
    out: [1, 0, 0] as const,
    broad: 8 + part * 10,
  }));
  const arch = Array.from({ length: 29 }, (_, index) => {
    const angle = (index / 28) * Math.PI;
    const out: Vector = [Math.cos(angle), Math.sin(angle), 0];
    return {
      at: [reach * out[0], 30 + 168 * out[1], 0] as const,
      out,
      broad: 18 + 8 * Math.sin(angle),
    };
  });
  const mirrored = arm
    .toReversed()
    .map(({ at, broad }) => ({ at: [-at[0], at[1], 0] as const, out: [-1, 0, 0] as const, broad }));
  return [...arm, ...arch, ...mirrored];
}

/** The band as a bar of steel along that line. */
function band(lift: number): Facet[] {
  const thick = 5;
  const edges = bandLine().map(({ at, out, broad }) => {
    const corner = (outwards: number, front: number): Vector => [
      at[0] + out[0] * outwards * thick,
      at[1] + out[1] * outwards * thick + lift,
      front * broad,
    ];
    return [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)] as const;
  });
  return edges.slice(1).flatMap((next, index) => {
    const before = edges[index] ?? next;
    return [0, 1, 2, 3].map((from): Facet => {
      const to = (from + 1) % 4;
      const points = [before[from], before[to], next[to], next[from]].filter((point) => point !== undefined);
      return { material: 'steel', points };
    });
  });
}

/** The head of the one screw, on the left cup and its twin that only looks like one on the right. */
function screw(side: 1 | -1, apart: number): Facet {
  const out = plateX + 11 + apart * 150;
  return {
    material: 'screw',
    points: Array.from({ length: 12 }, (_, step): Vector => {
      const angle = (step / 12) * 2 * Math.PI;
      return [side * out, cupY + 7 * Math.cos(angle), side * 7 * Math.sin(angle)];
    }),
  };
}

/** All faces of the headphone; `apart` goes from 0, as it is worn, to 1, taken apart for repair. */
export const headphone = (apart = 0): Facet[] => [
  ...cup(1, apart),
  ...cup(-1, apart),
  ...band(apart * 60),
  screw(1, apart),
  screw(-1, apart),
];
