import { seatOf } from '../parts/habits.ts';
import type { Block } from './blocks.ts';

/** Where one thing of a column stands, measured from the foot of the column's first thing; up and right are positive. */
export interface Stood {
  block: Block;
  across: number;
  up: number;
  /** Larger than usual or smaller, to fit what it stands on or in. */
  scale: number;
  /** Things further ahead are drawn later. */
  ahead: number;
  ledge: boolean;
}

/** A column: one thing with everything that stands on, in, under, behind and before it. */
export interface Stack {
  stood: readonly Stood[];
  left: number;
  right: number;
  top: number;
}

const gap = 70;
const groupWidth = ({ group, width }: Block): number => group.width * width;
const groupHeight = ({ group, height }: Block): number => group.height * height;

/** How one block stands to its host. */
function standing(block: Block, host: Stood, side: number, above: number): Omit<Stood, 'block'> {
  const { hold } = block;
  const hostWidth = groupWidth(host.block) * host.scale;
  const hostHeight = groupHeight(host.block) * host.scale;
  const one = host.block.height * host.scale;
  const own = groupWidth(block);
  if (hold?.by === 'on') {
    const scale = Math.min(1, (0.95 * hostWidth) / own, Math.max(0.5, (0.75 * hostHeight) / block.height));
    return {
      across: host.across + side * 0.08 * hostWidth,
      up: host.up + hostHeight - seatOf(host.block.part) * one,
      scale,
      ahead: host.ahead + 0.1,
      ledge: false,
    };
  }
  if (hold?.by === 'in') {
    const scale = Math.min(1, (0.72 * hostWidth) / own, (1.3 * hostHeight) / block.height);
    return {
      across: host.across,
      up: host.up + hostHeight - 0.45 * block.height * scale,
      scale,
      ahead: host.ahead - 0.1,
      ledge: false,
    };
  }
  if (hold?.by === 'under') {
    const scale = Math.min(1, (0.62 * hostWidth) / own, (0.62 * hostHeight) / groupHeight(block));
    return {
      across: host.across,
      up: host.up - 0.02 * hostHeight,
      scale,
      ahead: host.ahead + 0.1,
      ledge: false,
    };
  }
  if (hold?.by === 'above')
    return {
      across: host.across,
      up: above + gap,
      scale: 1,
      ahead: host.ahead + 0.05,
      ledge: block.stance === 'ground',
    };
  const isBehind = hold?.by === 'behind';
  const towers = isBehind ? groupHeight(block) > 1.5 * hostHeight : hostHeight > 1.5 * groupHeight(block);
  const apart = (towers ? 0.3 : 0.42) * (hostWidth + own);
  return {
    across: host.across + side * apart,
    up: host.up + (isBehind ? 0.16 : -0.16) * Math.min(hostHeight, 320),
    scale: 1,
    ahead: host.ahead + (isBehind ? -0.5 : 0.5),
    ledge: false,
  };
}

/** Builds the column of a thing. */
export function stackUp(root: Block, blocks: readonly Block[], random: () => number): Stack {
  const stood: Stood[] = [{ block: root, across: 0, up: 0, scale: 1, ahead: 0, ledge: false }];
  for (const host of stood) {
    let side = random() < 0.5 ? -1 : 1;
    for (const block of blocks) {
      if (block.hold?.to !== host.block.at) continue;
      const above = Math.max(...stood.map((one) => one.up + groupHeight(one.block) * one.scale));
      stood.push({ block, ...standing(block, host, side, above) });
      side = -side;
    }
  }
  const half = (one: Stood) => (groupWidth(one.block) * one.scale) / 2;
  return {
    stood,
    left: Math.min(...stood.map((one) => one.across - half(one))),
    right: Math.max(...stood.map((one) => one.across + half(one))),
    top: Math.max(...stood.map((one) => one.up + groupHeight(one.block) * one.scale)),
  };
}
