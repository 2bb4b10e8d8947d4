import type { Direction } from '../foundation/direction.tsx';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'top' | 'bottom';
export type Align = 'start' | 'center' | 'end';

interface Wish {
  side: Side;
  align: Align;
  direction: Direction;
  /** Distance from the anchor. */
  gap: number;
}

/** Where a panel stands beside its anchor: turned over where there is no room, and never outside of the window. */
export function placeBeside(
  anchor: Box,
  panel: { width: number; height: number },
  window: { width: number; height: number },
  { side, align, direction, gap }: Wish,
): { x: number; y: number } {
  const edge = 8;
  const above = anchor.y - gap - panel.height;
  const below = anchor.y + anchor.height + gap;
  const fits = { top: above >= edge, bottom: below + panel.height <= window.height - edge };
  const other: Side = side === 'top' ? 'bottom' : 'top';
  const y = (fits[side] || !fits[other] ? side : other) === 'top' ? above : below;
  const toLeft = anchor.x;
  const toRight = anchor.x + anchor.width - panel.width;
  const x =
    align === 'center'
      ? (toLeft + toRight) / 2
      : (align === 'start') === (direction === 'ltr')
        ? toLeft
        : toRight;
  const inside = (place: number, room: number) => Math.max(edge, Math.min(place, room - edge));
  return { x: inside(x, window.width - panel.width), y: inside(y, window.height - panel.height) };
}
