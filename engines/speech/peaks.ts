/** How loud each of so many equal parts is, from 0 to 100, for the drawing of a sound. */
export function peaksOf(samples: Float32Array, parts: number): number[] {
  const size = samples.length / parts;
  const levels = Array.from({ length: parts }, (_, part) => {
    const slice = samples.subarray(Math.floor(part * size), Math.floor((part + 1) * size));
    return Math.sqrt(slice.reduce((sum, value) => sum + value * value, 0) / (slice.length || 1));
  });
  const most = Math.max(...levels) || 1;
  return levels.map((level) => Math.round((level / most) * 100));
}
