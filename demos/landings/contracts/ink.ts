/** The line that is signed on. */
export const pad = { width: 320, height: 100 };

export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** The signature on the line: its strokes as SVG paths, who signed, and when. */
export interface Ink {
  paths: readonly string[];
  by: 'hand' | 'keyboard';
  at: string;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A stroke as a smooth path through the middles between its points. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke;
  if (!first) return '';
  const [lastX, lastY] = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${bends.join('')}L${round(lastX)} ${round(lastY)}`;
}

export const lengthOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce(
    (sum, stroke) =>
      sum +
      stroke.slice(1).reduce((long, [x, y], index) => {
        const [beforeX, beforeY] = stroke[index] ?? [x, y];
        return long + Math.hypot(x - beforeX, y - beforeY);
      }, 0),
    0,
  );

/** Why strokes are no signature yet; null where they are one. */
export const inkTrouble = (strokes: readonly Stroke[]): string | null =>
  strokes.length === 0
    ? 'Sign on the line first.'
    : lengthOf(strokes) < pad.width / 4
      ? 'That is a dot. Draw a longer signature, or sign with the typed name.'
      : null;

/** A hand for those who don't draw: each letter of the name becomes a loop of its own height and slant. */
export function typedPath(name: string): string {
  const letters = [...name.trim()].slice(0, 24);
  const step = Math.min(22, (pad.width - 40) / Math.max(1, letters.length));
  let x = 20;
  let path = `M${round(x)} 66`;
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    const isTall = /[A-ZÀ-Þbdfhklt]/.test(letter);
    const isDeep = /[gjpqy]/.test(letter);
    const high = isTall ? 18 + (code % 8) : 44 + (code % 7);
    const low = isDeep ? 92 : 66 + (code % 5);
    if (letter === ' ') {
      x += step * 0.8;
      path += `L${round(x)} 64`;
      continue;
    }
    path += `C${round(x + step * 0.3)} ${high} ${round(x + step * 0.9)} ${high - 4} ${round(x + step * 0.55)} ${low - 6}`;
    path += `S${round(x + step * 0.7)} ${low} ${round(x + step)} ${62 - (code % 6)}`;
    x += step;
  }
  return `${path}q18 -14 34 -2`;
}

/** Reads what was kept in this browser; null where it is no signature. */
export function inkFrom(kept: unknown): Ink | null {
  if (typeof kept !== 'object' || kept === null || !('paths' in kept) || !('by' in kept) || !('at' in kept))
    return null;
  const { paths, by, at } = kept;
  const isPaths =
    Array.isArray(paths) &&
    paths.length > 0 &&
    paths.every((path) => /^M[-\d.\sMLCSQq]*$/.test(String(path)));
  return isPaths && (by === 'hand' || by === 'keyboard') && typeof at === 'string'
    ? { paths: paths.map(String), by, at }
    : null;
}
