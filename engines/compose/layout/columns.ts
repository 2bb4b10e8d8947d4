import type { Place } from '../words/setting.ts';
import type { Block } from './blocks.ts';
import { horizonOf } from './horizon.ts';
import { frame, type Ledge, type Placed } from './scene.ts';
import type { Stack, Stood } from './stack.ts';

export const margin = 70;
const between = 46;
const mostScale = 4.2;

/** One thing with all that hangs on it. */
export interface Column {
  stack: Stack;
  root: Block;
}

/** An object with its place in the order of drawing. */
export interface Standing {
  placed: Placed;
  order: number;
}

const widthOf = ({ stack }: Column): number => stack.right - stack.left;

/** How wide columns are side by side, before they are brought to size. */
const totalOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + widthOf(column), 0) + between * Math.max(0, columns.length - 1);

/** The size at which all columns fit side by side and the tallest leaves some sky. */
export function scaleFor(columns: readonly Column[], random: () => number): number {
  const tallest = Math.max(1, ...columns.map(({ stack }) => stack.top));
  const held = columns.some(({ stack }) => stack.stood.length > 1);
  return Math.min(
    (frame.width - 2 * margin) / Math.max(1, totalOf(columns)),
    (frame.height * (held ? 0.68 : 0.44 + 0.1 * random())) / tallest,
    mostScale,
  );
}

/** How deep in the picture a column stands, from 0 at the horizon to 1 at the lower edge: small things come forward. */
function depthOf({ root, stack }: Column, tallest: number, random: () => number): number {
  const { spot } = root.thing;
  if (spot === 'background') return 0.08;
  if (spot === 'foreground' || spot?.startsWith('bottom')) return 0.86;
  const small = 1 - Math.min(1, stack.top / tallest);
  return Math.min(0.84, 0.38 + 0.3 * small + random() * 0.2);
}

/** The foot of a column, from the top of the picture. */
function footOf({ root }: Column, place: Place, depth: number, height: number, random: () => number): number {
  const horizon = horizonOf(place) * frame.height;
  const { spot } = root.thing;
  if (root.stance === 'air') {
    const isOpen = place === 'underwater' || place === 'space' || place === 'sky';
    const low = (isOpen ? 0.86 : horizonOf(place) - 0.04) * frame.height;
    const room = Math.max(0, low - height - margin);
    const up = spot?.startsWith('top') ? 0 : spot?.startsWith('bottom') ? 1 : 0.15 + 0.6 * random();
    return margin + height + room * up;
  }
  if (spot?.startsWith('top')) return Math.max(margin + height, horizon * 0.8);
  const ground = frame.height - horizon;
  if (root.stance === 'water') return horizon + ground * (0.12 + 0.3 * depth);
  // Where there is sea before a beach, people and animals stand on the sand.
  return horizon + ground * (place === 'sea' ? 0.72 + 0.2 * depth : depth);
}

function shadowOf({ hold, stance }: Block, up: number): Placed['shadow'] {
  if (stance !== 'ground' || hold?.by === 'in') return 'none';
  return up > 0 && hold && hold.by !== 'behind' ? 'surface' : 'ground';
}

/** The objects of one thing of a column. */
export function objectsOf(
  { block, across, up, scale: own, ahead }: Stood,
  middle: number,
  foot: number,
  size: number,
  random: () => number,
): Standing[] {
  const height = block.height * size * own;
  const width = block.width * size * own;
  return block.group.places.map((spot, one) => ({
    // Deeper things first; within a column what is ahead comes later, and so do the front rows of a group.
    order: foot + ahead * 200 - spot.up * 10,
    placed: {
      id: `${block.at}-${one}`,
      part: block.part.id,
      noun: block.thing.noun,
      x: Math.round(middle + across * size + spot.across * width),
      y: Math.round(foot - up * size - spot.up * height),
      height: Math.max(8, Math.round(height)),
      flip: random() < 0.35 && block.part.kind === 'animal',
      colour: block.thing.colour?.hex ?? null,
      colourWord: block.thing.colour?.word ?? null,
      shadow: shadowOf(block, up),
    },
  }));
}

/** Stands columns side by side. What room is left goes between them and to the sides, never quite evenly. */
export function standColumns(
  columns: readonly Column[],
  place: Place,
  scale: number,
  random: () => number,
): { standing: Standing[]; ledges: Ledge[] } {
  const standing: Standing[] = [];
  const ledges: Ledge[] = [];
  const tallest = Math.max(1, ...columns.map(({ stack }) => stack.top));
  const spare = frame.width - 2 * margin - totalOf(columns) * scale;
  const shares = columns.map(() => 0.5 + random());
  const [start, end] = [0.6 + random(), 0.6 + random()];
  const whole = shares.slice(1).reduce((sum, share) => sum + share, 0) * 0.75 + start + end;
  let left = margin + (spare * start) / whole;
  columns.forEach((column, index) => {
    const { stack, root } = column;
    if (index > 0) left += (spare * 0.75 * (shares[index] ?? 1)) / whole;
    const size = scale * (root.thing.spot === 'background' ? 0.6 : 1);
    const depth = depthOf(column, tallest, random);
    const top = stack.top * size;
    const foot = Math.max(footOf(column, place, depth, top, random), top + margin / 2);
    const middle = left - stack.left * scale;
    left += widthOf(column) * scale + between * scale;
    for (const stood of stack.stood) {
      standing.push(...objectsOf(stood, middle, foot, size, random));
      const { block, across, up, scale: own, ledge } = stood;
      if (ledge)
        ledges.push({
          x: Math.round(middle + across * size),
          y: Math.round(foot - up * size),
          width: Math.round(block.group.width * block.width * size * own * 1.15),
        });
    }
  });
  return { standing, ledges };
}
