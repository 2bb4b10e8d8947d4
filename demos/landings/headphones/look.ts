import { cupY, dot, type Facet, type Material, normalOf, plateX, plus, type Vector } from './solid.ts';

/** A colour as oklch has it. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

/** A face as it is drawn: its outline on the sheet and its colour in this light. */
export interface Drawn {
  /** The face's place among all of them, which stays while it turns. */
  key: number;
  path: string;
  fill: string;
}

const round = (number: number): number => Math.round(number * 10) / 10;
const tilt = 0.2;
const light: Vector = [0.3, 0.7, 0.648];

/** Turns a point by so many degrees on the turntable and tips it towards the viewer. */
export function seen([x, y, z]: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  // Coarse on purpose: a server and a browser, or one more whole turn, must come to the very same picture.
  const [along, across] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * 1e6) / 1e6);
  const right = x * (along ?? 1) + z * (across ?? 0);
  const near = z * (along ?? 1) - x * (across ?? 0);
  return [right, y * Math.cos(tilt) - near * Math.sin(tilt), near * Math.cos(tilt) + y * Math.sin(tilt)];
}

const gloss: Readonly<Record<Material, number>> = {
  wool: 0,
  shell: 0.16,
  plate: 0.22,
  steel: 0.34,
  screw: 0.4,
};

function inLight([lightness, chroma, hue]: Tone, normal: Vector, material: Material): string {
  const lit = Math.max(0, dot(normal, light));
  const bright = lightness * (0.56 + 0.6 * lit) + gloss[material] * lit ** 6;
  return `oklch(${Math.round(Math.min(0.98, bright) * 1000) / 1000} ${chroma} ${hue})`;
}

/** What can be seen of the faces from this angle, the farthest first. */
export function drawn(
  facets: readonly Facet[],
  degrees: number,
  tones: Readonly<Record<Material, Tone>>,
): Drawn[] {
  return facets
    .map(({ points, material }, key) => ({
      key,
      material,
      points: points.map((point) => seen(point, degrees)),
    }))
    .map((facet) => ({ ...facet, normal: normalOf(facet) }))
    .filter(({ normal }) => normal[2] > 1e-4)
    .map(({ key, points, material, normal }) => ({
      key,
      depth: round(points.reduce((sum, [, , z]) => sum + z, 0) / points.length),
      path: `M${points.map(([x, y]) => `${round(x)} ${round(-y)}`).join('L')}Z`,
      fill: inLight(tones[material], normal, material),
    }))
    .toSorted((a, b) => a.depth - b.depth);
}

/** How letters lie on the right cup's plate: the six numbers of an SVG matrix; null where the plate looks away. */
export function plateMatrix(degrees: number): string | null {
  const middle: Vector = [plateX + 0.5, cupY, 0];
  const origin = seen(middle, degrees);
  const along = seen(plus(middle, [0, 0, -1]), degrees);
  const down = seen(plus(middle, [0, -1, 0]), degrees);
  const facing = seen(plus(middle, [1, 0, 0]), degrees)[2] - origin[2];
  if (facing < 0.12) return null;
  return [
    along[0] - origin[0],
    origin[1] - along[1],
    down[0] - origin[0],
    origin[1] - down[1],
    origin[0],
    -origin[1],
  ]
    .map((number) => Math.round(number * 1000) / 1000)
    .join(' ');
}

/** Degrees from 0 to 359, whichever way and however often it was turned. */
export const wholeTurn = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;
