import type { Block } from './blocks.ts';
import { type Column, margin, objectsOf, type Standing } from './columns.ts';
import { acrossOf } from './order.ts';
import { frame, type Placed } from './scene.ts';

/** Sun, moon, clouds and rainbows hang in the upper part, behind everything. */
export function hangLight(block: Block, scale: number, at: number, random: () => number): Placed[] {
  const height = Math.min(300, block.height * scale * 0.8) * (block.part.id === 'rainbow' ? 2 : 1);
  const spot = block.thing.spot ? acrossOf(block.thing.spot) : 0;
  const { places, width } = block.group;
  return places.map(({ across, up }, one) => {
    const side = spot || ((at + one) % 2 ? -1 : 1);
    const x =
      places.length > 1
        ? frame.width / 2 + (across / width) * frame.width * 0.8
        : frame.width * (0.5 + side * (0.26 + 0.1 * random()));
    return {
      id: `${block.at}-${one}`,
      part: block.part.id,
      noun: block.thing.noun,
      x: Math.round(x),
      y: Math.round(margin + height * (1.05 + (up % 0.3)) + random() * 50),
      height: Math.round(height),
      flip: false,
      colour: block.thing.colour?.hex ?? null,
      colourWord: block.thing.colour?.word ?? null,
      shadow: 'none',
    };
  });
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const shared = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Where an object is taken to be, with room for how wide it may be. */
const areaOf = ({ placed: { x, y, height } }: Standing): Area => ({
  left: x - height * 0.6,
  right: x + height * 0.6,
  top: y - height,
  bottom: y,
});

/** Lets what flies find free sky above the others. */
export function floatFree(
  columns: readonly Column[],
  standing: readonly Standing[],
  horizon: number,
  scale: number,
  random: () => number,
): Standing[] {
  const all = [...standing];
  for (const { stack, root } of columns) {
    const size = Math.min(
      scale,
      (horizon * 0.55) / stack.top,
      (frame.width * 0.8) / (stack.right - stack.left),
    );
    const [wide, tall] = [(stack.right - stack.left) * size, stack.top * size];
    const spots = Array.from({ length: 24 }, () => ({
      x: margin + wide / 2 + random() * (frame.width - 2 * margin - wide),
      y: margin * 0.6 + tall + random() * Math.max(0, horizon * 0.8 - tall - margin * 0.6),
    }));
    const cost = ({ x, y }: { x: number; y: number }) => {
      const own = { left: x - wide / 2, right: x + wide / 2, top: y - tall, bottom: y };
      return all.reduce((sum, one) => sum + shared(own, areaOf(one)), 0);
    };
    const best = spots.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    const middle = best.x - ((stack.left + stack.right) / 2) * size;
    for (const stood of stack.stood)
      all.push(
        ...objectsOf(stood, middle, best.y, size, random).map((one) => ({
          ...one,
          order: one.order - root.at,
        })),
      );
  }
  return all.slice(standing.length);
}
