import { showsObject } from './known-shapes.ts';
import type { Case } from './prompts.ts';
import type { Seen } from './read-picture.ts';

/** Covered by more than this, an object cannot be made out. */
const leastVisible = 0.4;
/** A colour that covers less of an object is not its colour. */
const leastColour = 0.3;

const middle = ({ box }: Seen) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** GenEval's rule: the middles lie apart by more than a tenth of both sizes, and most of the way is in that direction. */
function standsTo(one: Seen, other: Seen): Set<Case['position']> {
  const [a, b] = [middle(one), middle(other)];
  const apart = { x: a.x - b.x, y: a.y - b.y };
  const far = Math.hypot(apart.x, apart.y) || 1;
  const beyond = (way: number, sizes: number) =>
    (Math.sign(way) * Math.max(0, Math.abs(way) - 0.1 * sizes)) / far;
  const x = beyond(apart.x, one.box.width + other.box.width);
  const y = beyond(apart.y, one.box.height + other.box.height);
  const found = new Set<Case['position']>();
  if (x < -0.5) found.add('left of');
  if (x > 0.5) found.add('right of');
  if (y < -0.5) found.add('above');
  if (y > 0.5) found.add('below');
  return found;
}

/** Whether something has a colour: a good part of it, and more of it than any other colour but black, white and grey. */
function isColoured({ colours }: Seen, colour: string): boolean {
  const share = colours.get(colour) ?? 0;
  const others = [...colours].filter(
    ([name]) => name !== colour && !['black', 'white', 'grey'].includes(name),
  );
  return share >= leastColour && others.every(([, other]) => other <= share);
}

/** What is wrong with a picture of this case; empty when it is fully right. */
export function judge({ wanted, position }: Case, seen: readonly Seen[]): string[] {
  const visible = seen.filter((one) => one.visible >= leastVisible);
  const found = wanted.map(({ name }) => visible.filter(({ drawing }) => showsObject(drawing, name)));
  const wrong = wanted.flatMap(({ name, count, colour }, at) => {
    const these = found[at] ?? [];
    if (these.length !== count) return [`${these.length} of ${count} ${name}`];
    return colour && !these.every((one) => isColoured(one, colour)) ? [`${name} is not ${colour}`] : [];
  });
  const [[one] = [], [other] = []] = found;
  if (position && one && other && !standsTo(one, other).has(position)) wrong.push(`not ${position}`);
  return wrong;
}
