import type { PictureRequest } from '../parse/request.ts';
import type { Part } from '../parts/part.ts';
import type { Place } from '../words/setting.ts';
import { makeBlocks } from './blocks.ts';
import { type Column, scaleFor, standColumns } from './columns.ts';
import { horizonOf } from './horizon.ts';
import { floatFree, hangLight } from './in-the-sky.ts';
import { acrossOf, orderColumns } from './order.ts';
import { frame, type Ledge, type Placed } from './scene.ts';
import { splitBetween } from './split-between.ts';
import { stackUp } from './stack.ts';

/** Gives every thing its place in the picture; the same seed always gives the same. */
export function arrange(
  request: Pick<PictureRequest, 'things' | 'relations'>,
  partOf: (id: string) => Part | undefined,
  place: Place,
  random: () => number,
): { objects: Placed[]; ledges: Ledge[] } {
  const { things, relations } = splitBetween(request);
  const parts = things.flatMap(({ part }) => partOf(part) ?? []);
  if (parts.length < things.length) throw new Error('A thing has no part that draws it.');
  const blocks = makeBlocks(things, relations, parts, place, random);
  const isRelated = (at: number) => relations.some(({ of, to, and }) => of === at || to === at || and === at);
  const lights = blocks.filter(({ stance, at }) => stance === 'light' && !isRelated(at));
  const rest = blocks.filter((block) => !lights.includes(block));
  const rootOf = (at: number): number => {
    const hold = rest.find((block) => block.at === at)?.hold;
    return hold ? rootOf(hold.to) : at;
  };
  const roots = rest.filter(({ hold }) => !hold);
  const order = orderColumns(
    roots.map(({ at }) => at),
    things,
    relations.filter(({ of, to }) => !lights.some(({ at }) => at === of || at === to)),
    rootOf,
  );
  const isFree =
    relations.every(({ kind }) => kind !== 'left of' && kind !== 'right of') &&
    things.every(({ spot }) => !acrossOf(spot));
  if (isFree && random() < 0.5) order.reverse();
  const columns = order.flatMap((at): Column[] => {
    const root = roots.find((block) => block.at === at);
    return root ? [{ root, stack: stackUp(root, rest, random) }] : [];
  });
  // What flies above a ground takes no room on it, unless the sentence ties it to something.
  const isAloft = ({ root }: Column) =>
    root.stance === 'air' &&
    !isRelated(root.at) &&
    !root.thing.spot &&
    columns.some((one) => one.root.stance !== 'air');
  const grounded = columns.filter((column) => !isAloft(column));
  const scale = scaleFor(grounded, random);
  const { standing, ledges } = standColumns(grounded, place, scale, random);
  const aloft = floatFree(columns.filter(isAloft), standing, horizonOf(place) * frame.height, scale, random);
  const all = [...aloft, ...standing].sort((one, other) => one.order - other.order);
  return {
    objects: [
      ...lights.flatMap((block, at) => hangLight(block, scale, at, random)),
      ...all.map(({ placed }) => placed),
    ],
    ledges,
  };
}
