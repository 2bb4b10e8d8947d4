import type { Relation, Thing } from '../parse/request.ts';
import { hasRoomBelow, metresOf, type Stance, stanceOf, swims } from '../parts/habits.ts';
import type { Part } from '../parts/part.ts';
import type { Place } from '../words/setting.ts';
import { arrangeGroup, type Group } from './group.ts';

/** How a thing hangs on another one, in whose column it stands. */
interface Hold {
  to: number;
  by: 'on' | 'in' | 'under' | 'above' | 'in front of' | 'behind';
}

/** One thing with its size, before it has a place. */
export interface Block {
  at: number;
  thing: Thing;
  part: Part;
  stance: Stance;
  group: Group;
  /** Height and width of one of them. */
  height: number;
  width: number;
  hold: Hold | null;
}

const crowd = (count: number): number => {
  if (count <= 1) return 1;
  if (count <= 3) return 0.9;
  return count <= 6 ? 0.74 : 0.6;
};

const inWater: ReadonlySet<Place> = new Set(['underwater', 'space', 'sky']);

/** In water, in space and in the sky there is no ground to stand on. */
function stanceIn(place: Place, part: Part, thing: Thing): Stance {
  const own = stanceOf(part);
  if (own === 'light') return 'light';
  if (thing.medium === 'air') return 'air';
  if (place === 'space' || place === 'sky') return 'air';
  if (place === 'underwater') return swims(part) ? 'air' : 'ground';
  if (thing.medium === 'water' || (place === 'sea' && swims(part)))
    return place === 'sea' || place === 'beach' ? 'water' : own;
  if (own === 'water' && place !== 'sea' && place !== 'beach') return 'ground';
  return own;
}

/** Who stands in whose column. A thing hangs on one other at most, and never in a circle. */
function holdsOf(
  things: readonly Thing[],
  relations: readonly Relation[],
  parts: readonly Part[],
): (Hold | null)[] {
  const holds: (Hold | null)[] = things.map(() => null);
  const free = (of: number, to: number): boolean => {
    for (let at: number | undefined = to, steps = 0; at !== undefined && steps < 20; steps += 1) {
      if (at === of) return false;
      at = holds[at]?.to;
    }
    return holds[of] === null;
  };
  const hold = (of: number, to: number, by: Hold['by']) => {
    if (free(of, to)) holds[of] = { to, by };
  };
  for (const { of, kind, to } of relations) {
    const host = parts[to];
    if (kind === 'below' || (kind === 'under' && host && !hasRoomBelow(host))) hold(to, of, 'above');
    else if (
      kind === 'on' ||
      kind === 'in' ||
      kind === 'under' ||
      kind === 'above' ||
      kind === 'in front of' ||
      kind === 'behind'
    )
      hold(of, to, kind);
  }
  return holds;
}

/** Gives every thing a size: by how tall it is in life, but less than true to scale, so that small things can be seen. */
export function makeBlocks(
  things: readonly Thing[],
  relations: readonly Relation[],
  parts: readonly Part[],
  place: Place,
  random: () => number,
): Block[] {
  const holds = holdsOf(things, relations, parts);
  return things.flatMap((thing, at) => {
    const part = parts[at];
    if (!part) return [];
    const stance = stanceIn(place, part, thing);
    const height = 230 * metresOf(part) ** 0.34 * thing.size * crowd(thing.count);
    const [, , width, tall] = part.box;
    // Something long and low would be wider than the picture.
    const flat = Math.min(1, 1.5 / (width / tall)) ** 0.5;
    const stacked = stance !== 'ground' || inWater.has(place);
    return [
      {
        at,
        thing,
        part,
        stance,
        group: arrangeGroup(thing.count, stacked, random),
        height: height * flat,
        width: (height * flat * width) / tall,
        hold: holds[at] ?? null,
      },
    ];
  });
}
