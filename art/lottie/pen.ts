// Writes Lottie files by hand: shapes, paints and movements as the format names them.
import { type Oklch, oklchToRgb } from '../../lib/look/colour.ts';

type Vector = readonly number[];
type Ease = 'out' | 'both' | 'spring' | 'even';
/** A frame, the value there, and how it is reached. */
type Key<Value> = readonly [frame: number, value: Value, ease?: Ease];
/** A value that stands, or a list of keys. */
type Moving<Value extends number | Vector> = Value | { keys: readonly Key<Value>[] };
type Part = Readonly<Record<string, unknown>>;

/** The look's colours, as tokens.css has them. */
export const paint = {
  ink: { l: 0.19, c: 0.022, h: 275 },
  white: { l: 1, c: 0, h: 0 },
  cobalt: { l: 0.49, c: 0.275, h: 267 },
  coral: { l: 0.7, c: 0.195, h: 38 },
  pink: { l: 0.8, c: 0.13, h: 355 },
} satisfies Record<string, Oklch>;

const curves: Record<Ease, readonly [number, number, number, number]> = {
  out: [0.16, 1, 0.3, 1],
  both: [0.65, 0, 0.35, 1],
  spring: [0.34, 1.4, 0.64, 1],
  even: [0.333, 0.333, 0.667, 0.667],
};
const round = (value: number) => Number(value.toFixed(3));
const colour = (of: Oklch) => [...oklchToRgb(of).map(round), 1];

const fixed = (k: unknown): Part => ({ a: 0, k });

function property(value: Moving<number | Vector>): Part {
  if (typeof value === 'number' || Array.isArray(value)) return fixed(value);
  const { keys } = value as { keys: readonly Key<number | Vector>[] };
  return {
    a: 1,
    k: keys.map(([t, at], index) => {
      const s = typeof at === 'number' ? [at] : at;
      const next = keys[index + 1];
      if (!next) return { t, s };
      const [ox, oy, ix, iy] = curves[next[2] ?? 'out'];
      const each = (part: number) => s.map(() => part);
      return { t, s, o: { x: each(ox), y: each(oy) }, i: { x: each(ix), y: each(iy) } };
    }),
  };
}

/** Keys, to be told from a point. */
export const keys = <Value extends number | Vector>(...list: Key<Value>[]): { keys: Key<Value>[] } => ({
  keys: list,
});

export const fill = (of: Oklch, opacity: Moving<number> = 100): Part => ({
  ty: 'fl',
  c: property(colour(of)),
  o: property(opacity),
  r: 1,
});
/** A fill that turns from one colour into another. */
export const turningFill = (from: Oklch, to: Oklch, at: number): Part => ({
  ty: 'fl',
  c: property(keys([at, colour(from)], [at + 10, colour(to), 'out'])),
  o: property(100),
  r: 1,
});
export const stroke = (of: Oklch, width: number): Part => ({
  ty: 'st',
  c: property(colour(of)),
  o: property(100),
  w: property(width),
  lc: 2,
  lj: 2,
});
export const box = (width: number, height: number, radius: number): Part => ({
  ty: 'rc',
  d: 1,
  s: property([width, height]),
  p: property([0, 0]),
  r: property(radius),
});
export const disc = (size: number): Part => ({
  ty: 'el',
  d: 1,
  s: property([size, size]),
  p: property([0, 0]),
});
export const line = (points: readonly Vector[], closed = false): Part => {
  const straight = points.map(() => [0, 0]);
  return { ty: 'sh', ks: fixed({ v: points, i: straight, o: straight, c: closed }) };
};
/** How much of a line is there, in percent. */
export const drawnTo = (end: Moving<number>): Part => ({
  ty: 'tm',
  s: property(0),
  e: property(end),
  o: property(0),
  m: 1,
});

interface Place {
  at?: Moving<Vector>;
  scale?: Moving<Vector>;
  opacity?: Moving<number>;
}

/** One layer: its shapes, and where, how large and how clear it is. */
export function layer(name: string, shapes: readonly Part[], { at, scale, opacity }: Place = {}): Part {
  const still = {
    p: fixed([0, 0]),
    a: fixed([0, 0]),
    s: fixed([100, 100]),
    r: fixed(0),
    o: fixed(100),
  };
  return {
    ty: 4,
    nm: name,
    ks: {
      o: property(opacity ?? 100),
      r: property(0),
      p: property(at ?? [0, 0, 0]),
      a: property([0, 0, 0]),
      s: property(scale ?? [100, 100, 100]),
    },
    shapes: [{ ty: 'gr', it: [...shapes, { ty: 'tr', ...still }] }],
  };
}

/** How far along a line each of its points is, 0 to 1. */
export function shares(points: readonly Vector[]): number[] {
  let way = 0;
  const ways = points.map(([x = 0, y = 0], index) => {
    const [beforeX = x, beforeY = y] = points[index - 1] ?? [];
    way += Math.hypot(x - beforeX, y - beforeY);
    return way;
  });
  return ways.map((each) => each / way);
}

/** Grows out of nothing at a frame. */
export const popping = (at: number): Place['scale'] =>
  keys([at, [0, 0, 100]], [at + 20, [100, 100, 100], 'spring']);

interface Sheet {
  /** What screen readers say. */
  name: string;
  width: number;
  height: number;
  frames: number;
  /** The frame that represents the whole. */
  still: number;
  /** The uppermost first. */
  layers: readonly Part[];
}

/** The whole file, sixty frames a second. */
export function lottieFile({ name, width, height, frames, still, layers }: Sheet): Part {
  return {
    v: '5.12.0',
    fr: 60,
    ip: 0,
    op: frames,
    w: width,
    h: height,
    nm: name,
    ddd: 0,
    assets: [],
    markers: [{ cm: 'still', tm: still, dr: 0 }],
    layers: layers.map((each, index) => ({
      ddd: 0,
      ind: index + 1,
      sr: 1,
      ip: 0,
      op: frames,
      st: 0,
      bm: 0,
      ...each,
    })),
  };
}
