/**
 * Which tiles of a page take two places of three, so that the last row has no hole: the number of tiles and of
 * wide ones together divides by three. The first is wide, and the next ones stand left and right by turns.
 */
export function wideTiles(tiles: number): ReadonlySet<number> {
  if (tiles === 1) return new Set([0]);
  const missing = (3 - (tiles % 3)) % 3;
  const wide = missing === 0 && tiles >= 18 ? 3 : missing;
  return new Set((tiles >= 18 ? [0, 9, 16] : [0, 3]).slice(0, wide));
}
