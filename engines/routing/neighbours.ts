/** For each stop the nearest others, nearest first, in rows of `reach`. Node 0 is left out: it is the depot. */
export interface Neighbours {
  reach: number;
  near: Int32Array;
}

/** Sorts once; ways there and back count alike. */
export function neighboursOf(
  distances: Float64Array | Uint16Array,
  width: number,
  wanted: number,
): Neighbours {
  const reach = Math.min(wanted, Math.max(0, width - 2));
  const near = new Int32Array(width * reach);
  let farthest = 1e-9;
  for (const distance of distances) if (distance > farthest && distance < 1e300) farthest = distance;
  // Distance and number in one float each, because plain numbers sort many times faster than by a comparison.
  const shift = 2 ** Math.ceil(Math.log2(width + 1));
  const scale = 2 ** 50 / shift / (2 * farthest);
  const keys = new Float64Array(Math.max(0, width - 2));
  for (let stop = 1; stop < width; stop += 1) {
    let count = 0;
    for (let other = 1; other < width; other += 1) {
      if (other === stop) continue;
      const both = (distances[stop * width + other] ?? 0) + (distances[other * width + stop] ?? 0);
      keys[count] = Math.floor(Math.min(both, 2 * farthest) * scale) * shift + other;
      count += 1;
    }
    keys.sort();
    for (let index = 0; index < reach; index += 1) near[stop * reach + index] = (keys[index] ?? 0) % shift;
  }
  return { reach, near };
}

/** The first of each row. */
export function nearestOf({ reach, near }: Neighbours, wanted: number): Neighbours {
  if (wanted >= reach) return { reach, near };
  const rows = reach === 0 ? 0 : near.length / reach;
  const fewer = new Int32Array(rows * wanted);
  for (let row = 0; row < rows; row += 1)
    fewer.set(near.subarray(row * reach, row * reach + wanted), row * wanted);
  return { reach: wanted, near: fewer };
}
