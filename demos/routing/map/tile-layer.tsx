import type { Size, View } from './mercator.ts';

/** A server of tiles that the operator named: its address with {z}, {x} and {y}, and whom to thank. */
export interface Tiles {
  url: string;
  credit: string;
}

const tileSize = 256;
const deepest = 18;

/** Tiles of a configured server under the routes; those in sight alone are asked for. */
export function TileLayer({ template, view, size }: { template: string; view: View; size: Size }) {
  const zoom = Math.max(0, Math.min(deepest, Math.round(Math.log2(view.scale / tileSize))));
  const tiles = 2 ** zoom;
  const wide = view.scale / tiles;
  const left = view.x * tiles - size.width / 2 / wide;
  const top = view.y * tiles - size.height / 2 / wide;
  const shown: { x: number; y: number }[] = [];
  for (let x = Math.floor(left); x <= left + size.width / wide; x += 1)
    for (let y = Math.floor(top); y <= top + size.height / wide; y += 1)
      if (x >= 0 && y >= 0 && x < tiles && y < tiles) shown.push({ x, y });
  return shown.map(({ x, y }) => (
    <img
      key={`${zoom}/${x}/${y}`}
      src={template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y))}
      alt=""
      draggable={false}
      className="pointer-events-none absolute max-w-none"
      style={{ left: (x - left) * wide, top: (y - top) * wide, width: wide + 0.5, height: wide + 0.5 }}
    />
  ));
}
