import { expect, test } from 'vitest';
import { wideTiles } from './wide-tiles.ts';

/** Lays the tiles into rows of three, as the grid does; a wide one that does not fit leaves a hole. */
function holes(tiles: number): number {
  const wide = wideTiles(tiles);
  let used = 0;
  let empty = 0;
  for (let index = 0; index < tiles; index += 1) {
    const width = wide.has(index) ? 2 : 1;
    if (used % 3 === 2 && width === 2) {
      empty += 1;
      used += 1;
    }
    used += width;
  }
  return empty + ((3 - (used % 3)) % 3);
}

test('no number of tiles but one leaves a hole', () => {
  for (let tiles = 2; tiles <= 24; tiles += 1) expect([tiles, holes(tiles)]).toEqual([tiles, 0]);
});
