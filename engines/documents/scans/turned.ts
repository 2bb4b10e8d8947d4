/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where a rectangle of a picture that was turned clockwise stands in the picture as it was; `width` and `height` are those
 * of the picture as it was.
 */
export function turnedBack<R extends Rectangle>(
  box: R,
  turn: Turn,
  { width, height }: Pick<Rectangle, 'width' | 'height'>,
): R {
  const sideways = { width: box.height, height: box.width };
  switch (turn) {
    case 0:
      return box;
    case 1:
      return { ...box, ...sideways, x: box.y, y: height - box.x - box.width };
    case 2:
      return { ...box, x: width - box.x - box.width, y: height - box.y - box.height };
    case 3:
      return { ...box, ...sideways, x: width - box.y - box.height, y: box.x };
  }
}
