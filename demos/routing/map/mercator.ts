/** A point of the flat world: 0 to 1 from west to east and from north to south, as map tiles have it. */
export interface World {
  x: number;
  y: number;
}

/** A part of the flat world. */
export interface Region {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** Where the map stands: the world point at its middle, and how many pixels the whole world is wide. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const minScale = 500;
const maxScale = 40_000_000;
const limit = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Longitude and latitude on the flat world. */
export function toWorld(longitude: number, latitude: number): World {
  const sine = Math.sin((limit(latitude, -85, 85) * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** And back. */
export function fromWorld({ x, y }: World): { longitude: number; latitude: number } {
  const angle = Math.PI * (1 - 2 * y);
  return { longitude: x * 360 - 180, latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI };
}

export const onScreen = (point: World, view: View, size: Size): { x: number; y: number } => ({
  x: (point.x - view.x) * view.scale + size.width / 2,
  y: (point.y - view.y) * view.scale + size.height / 2,
});

export const underPointer = (x: number, y: number, view: View, size: Size): World => ({
  x: view.x + (x - size.width / 2) / view.scale,
  y: view.y + (y - size.height / 2) / view.scale,
});

/** The view after a pull by so many pixels. */
export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: limit(view.x - dx / view.scale, 0, 1),
  y: limit(view.y - dy / view.scale, 0, 1),
});

/** The view after zooming so that what lies under this pixel stays there. */
export function zoomed(view: View, factor: number, x: number, y: number, size: Size): View {
  const scale = limit(view.scale * factor, minScale, maxScale);
  const held = underPointer(x, y, view, size);
  return {
    x: limit(held.x - (x - size.width / 2) / scale, 0, 1),
    y: limit(held.y - (y - size.height / 2) / scale, 0, 1),
    scale,
  };
}

/** The view that shows all these points, with an edge of so many pixels around them. */
export function fitting(points: readonly World[], size: Size, edge = 48): View {
  if (points.length === 0) return { x: 0.515, y: 0.33, scale: 12_000 };
  let [west, east, north, south] = [1, 0, 1, 0];
  for (const { x, y } of points) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const wide = Math.max(1, size.width - 2 * edge) / Math.max(east - west, 1e-5);
  const high = Math.max(1, size.height - 2 * edge) / Math.max(south - north, 1e-5);
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    scale: limit(Math.min(wide, high), minScale, maxScale),
  };
}
