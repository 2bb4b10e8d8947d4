/** A part of the map, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = 'right' | 'left' | 'below' | 'above';

/** A name to be placed beside a point. */
export interface LabelWish {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far from the point its edge stands. */
  gap: number;
  /** The weightiest is placed first. */
  weight: number;
  /** Where it may stand, the best first. */
  sides: readonly Side[];
  /** Whether it is placed on its first side even if there is no room. */
  must?: boolean;
  /** Whether it stands only where it is clear of everything, routes too. */
  shy?: boolean;
}

export interface PlacedLabel extends Box {
  side: Side;
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxAt({ x, y, width, height, gap }: LabelWish, side: Side): PlacedLabel {
  const left = side === 'right' ? x + gap : side === 'left' ? x - gap - width : x - width / 2;
  const top = side === 'below' ? y + gap : side === 'above' ? y - gap - height : y - height / 2;
  return { left, top, right: left + width, bottom: top + height, side };
}

/** The square around a point that names keep clear of. */
export const around = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

interface Point {
  x: number;
  y: number;
}

/** Whether the way from one point to another leads through a box: it is cut by each edge in turn. */
export function crosses({ left, top, right, bottom }: Box, a: Point, b: Point): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, low, high] of [
    [a.x, b.x - a.x, left, right],
    [a.y, b.y - a.y, top, bottom],
  ] as const) {
    if (way === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [one, two] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(one, two));
    to = Math.min(to, Math.max(one, two));
  }
  return from <= to;
}

/** Gives names places that meet neither each other nor what is taken, clear ones first; those without room are left out. */
export function placeLabels(
  wishes: readonly LabelWish[],
  taken: readonly Box[],
  { width, height }: { width: number; height: number },
  isClear: (box: Box) => boolean = () => true,
): Map<string, PlacedLabel> {
  const placed = new Map<string, PlacedLabel>();
  const full = [...taken];
  for (const wish of wishes.toSorted((a, b) => b.weight - a.weight)) {
    const isFree = (box: Box) =>
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= width &&
      box.bottom <= height &&
      !full.some((other) => meets(box, other));
    const boxes = wish.sides.map((side) => boxAt(wish, side));
    const free = boxes.filter(isFree);
    const found =
      free.find(isClear) ?? (wish.shy ? undefined : (free[0] ?? (wish.must ? boxes[0] : undefined)));
    if (!found) continue;
    placed.set(wish.id, found);
    full.push(found);
  }
  return placed;
}
