export type Point = readonly [x: number, y: number];

/** A stroke as it is taught: where it begins, and curves with two handles each, all relative as in SVG. */
export interface Taught {
  from: Point;
  curves: readonly (readonly [number, number, number, number, number, number])[];
}

/** A letter of the course and its strokes, on a sheet of 640 by 420. */
export interface Letter {
  letter: string;
  title: string;
  strokes: readonly Taught[];
}

/** The stroke as points, so many for each curve. */
export function pointsOf({ from, curves }: Taught, each = 24): Point[] {
  const points: Point[] = [from];
  let [x, y] = from;
  for (const [ax, ay, bx, by, dx, dy] of curves) {
    for (let step = 1; step <= each; step += 1) {
      const t = step / each;
      const [one, two, three] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
      points.push([x + one * ax + two * bx + three * dx, y + one * ay + two * by + three * dy]);
    }
    x += dx;
    y += dy;
  }
  return points;
}

const between = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + between(points[index - 1] ?? point, point), 0);

/** So many points along a line, each as far from the next. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const whole = lengthOf(points);
  const first = points[0] ?? [0, 0];
  const found: Point[] = [];
  let passed = 0;
  let index = 1;
  for (let place = 0; place < count; place += 1) {
    const aim = (place / (count - 1)) * whole;
    let a = points[index - 1] ?? first;
    let b = points[index] ?? a;
    while (index < points.length - 1 && passed + between(a, b) < aim) {
      passed += between(a, b);
      index += 1;
      a = points[index - 1] ?? first;
      b = points[index] ?? a;
    }
    const part = between(a, b) === 0 ? 0 : Math.min(1, (aim - passed) / between(a, b));
    found.push([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
  }
  return found;
}

/** A line of points as the path of an SVG. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
