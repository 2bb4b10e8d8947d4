import type { Relation, Thing } from '../parse/request.ts';

/** How far to the left or right a spot lies, from -1 to 1. */
export const acrossOf = (spot: Thing['spot']): number => {
  if (spot?.includes('left')) return -1;
  return spot?.includes('right') ? 1 : 0;
};

/** The things that have a column of their own, from left to right, as the sentence wants them. */
export function orderColumns(
  roots: readonly number[],
  things: readonly Thing[],
  relations: readonly Relation[],
  /** The column that a thing shares; its own for a root. */
  rootOf: (thing: number) => number,
): number[] {
  const order = [...roots];
  const move = (thing: number, to: number) => {
    order.splice(order.indexOf(thing), 1);
    order.splice(to, 0, thing);
  };
  order.sort((one, other) => acrossOf(things[one]?.spot ?? null) - acrossOf(things[other]?.spot ?? null));
  for (const { of, kind, to } of relations) {
    const [one, other] = [rootOf(of), rootOf(to)];
    if (kind === 'beside' && one !== other && Math.abs(order.indexOf(one) - order.indexOf(other)) > 1)
      move(one, order.indexOf(other) + (order.indexOf(one) > order.indexOf(other) ? 1 : 0));
  }
  // A few rounds settle what one sentence can ask for; contradictions stay as they fall.
  for (let round = 0; round < 4; round += 1)
    for (const { of, kind, to, and } of relations) {
      const [one, other, third] = [rootOf(of), rootOf(to), and === undefined ? -1 : rootOf(and)];
      if (one === other) continue;
      const at = order.indexOf(one);
      if (kind === 'left of' && at > order.indexOf(other)) move(one, order.indexOf(other));
      if (kind === 'right of' && at < order.indexOf(other)) move(one, order.indexOf(other));
      if (kind === 'between' && third >= 0 && third !== one && third !== other) {
        const others = order.filter((each) => each !== one);
        const [low = 0, high = 0] = [others.indexOf(other), others.indexOf(third)].sort((a, b) => a - b);
        others.splice(Math.ceil((low + high) / 2 + 0.01), 0, one);
        order.splice(0, order.length, ...others);
      }
    }
  return order;
}
