import type { Place } from '../problem.ts';

const side = 2 ** 16;

/** How far along a curve a cell of a square lies that visits all of them without a jump (Hilbert). */
function alongCurve(column: number, row: number): number {
  let [x, y] = [column, row];
  let along = 0;
  for (let half = side / 2; half >= 1; half /= 2) {
    const isRight = (x & half) > 0;
    const isUpper = (y & half) > 0;
    along = along * 4 + (isRight ? (isUpper ? 2 : 3) : isUpper ? 1 : 0);
    if (isUpper) continue;
    if (isRight) [x, y] = [side - 1 - x, side - 1 - y];
    [x, y] = [y, x];
  }
  return along;
}

/** The places by number, neighbours on the map one after the other: what a round looks at then stands together in memory. */
export function stopOrder(places: readonly Place[]): number[] {
  const span = (pick: (place: Place) => number) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const place of places) {
      least = Math.min(least, pick(place));
      most = Math.max(most, pick(place));
    }
    return { least, size: most - least };
  };
  const [across, up] = [span(({ x }) => x), span(({ y }) => y)];
  const size = Math.max(across.size, up.size, Number.MIN_VALUE);
  const cell = (value: number, least: number) => Math.floor(((value - least) / size) * (side - 1));
  const along = places.map(({ x, y }) => alongCurve(cell(x, across.least), cell(y, up.least)));
  return places.map((_, index) => index).sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0) || a - b);
}
