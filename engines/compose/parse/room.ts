import { mostObjects } from '../layout/scene.ts';
import type { Thing } from './request.ts';

/** How many things a sentence may name. */
export const mostThings = 16;
/** How many there may be of each. */
export const mostCount = 20;

/** The same things in numbers that a picture has room for, and the names of those that were more. */
export function fitting(things: readonly Thing[]): { things: Thing[]; crowded: string[] } {
  let room = mostObjects;
  const crowded: string[] = [];
  const kept = things.map((thing, at) => {
    const others = things.length - at - 1;
    const count = Math.min(thing.count, mostCount, room - others);
    room -= count;
    if (count < thing.count) crowded.push(thing.noun);
    return { ...thing, count };
  });
  return { things: kept, crowded };
}
