/** The size of a picture, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is shown in a square: how much larger than it must be, and where its middle lies (0 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The whole breadth of the shorter side, from the middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The furthest that one can go in. */
export const mostZoom = 4;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The side of the square that is cut out, in the picture's pixels. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The same crop, kept inside of the picture: no edge is ever empty. */
export function kept(size: Size, { zoom, x, y }: Crop): Crop {
  const near = between(1, zoom, mostZoom);
  const side = sideOf(size, near);
  const place = (middle: number, length: number) => between(side / 2 / length, middle, 1 - side / 2 / length);
  return { zoom: near, x: place(x, size.width), y: place(y, size.height) };
}

/** The crop after the picture was moved by so many squares: to the right shows more of its left. */
export function moved(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const side = sideOf(size, crop.zoom);
  return kept(size, {
    ...crop,
    x: crop.x - (by.x * side) / size.width,
    y: crop.y - (by.y * side) / size.height,
  });
}

/** The square that is cut out of the picture, in its own pixels. */
export function cutOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { side, left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2 };
}
