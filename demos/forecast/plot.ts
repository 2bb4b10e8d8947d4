/** A picture's own measures: places on one side, values on the other. */
export interface Plot {
  width: number;
  height: number;
  x: (place: number) => number;
  y: (value: number) => number;
  from: number;
  to: number;
  /** Where the lines of the grid lie. */
  ticks: number[];
}

/** Round values that part a range into four or five. */
export function ticksOf(low: number, high: number): number[] {
  const rough = (high - low) / 4 || 1;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((times) => times * size >= rough) ?? 10) * size;
  const first = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let tick = first; tick < high + step; tick += step) ticks.push(Number(tick.toPrecision(12)));
  return ticks;
}

/** The measures of a picture that holds these values between two places. */
export function plotOf(
  lists: readonly (readonly (number | null | undefined)[])[],
  {
    from,
    to,
    width,
    height,
    zero = true,
  }: { from: number; to: number; width: number; height: number; zero?: boolean },
): Plot {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const list of lists)
    for (const value of list) {
      if (value === null || value === undefined) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  if (!(low <= high)) [low, high] = [0, 1];
  // A level far above zero needs no empty half below it.
  if (zero && low > 0 && low < 0.5 * high) low = 0;
  const ticks = ticksOf(low, high);
  const bottom = ticks[0] ?? low;
  const top = ticks.at(-1) ?? high;
  return {
    width,
    height,
    from,
    to,
    ticks,
    x: (place) => ((place - from) / Math.max(1, to - from)) * width,
    y: (value) => height - ((value - bottom) / (top - bottom || 1)) * height,
  };
}

const point = ({ x, y }: Plot, place: number, value: number) =>
  `${x(place).toFixed(1)} ${y(value).toFixed(1)}`;

/** A line through values from a place on: broken where one is missing, and of the least and most where they crowd. */
export function pathOf(plot: Plot, values: readonly (number | null)[], first: number): string {
  const start = Math.max(0, Math.floor(plot.from - first));
  const end = Math.min(values.length, Math.ceil(plot.to - first) + 1);
  const crowd = Math.max(1, Math.ceil((end - start) / 800));
  let path = '';
  let open = false;
  const draw = (index: number, value: number) => {
    path += `${open ? 'L' : 'M'}${point(plot, first + index, value)}`;
    open = true;
  };
  for (let i = start; i < end; i += crowd) {
    let low = -1;
    let high = -1;
    for (let j = i; j < Math.min(end, i + crowd); j++) {
      const value = values[j];
      if (value === null || value === undefined) continue;
      if (low < 0 || value < (values[low] ?? 0)) low = j;
      if (high < 0 || value > (values[high] ?? 0)) high = j;
    }
    if (low < 0) {
      open = false;
      continue;
    }
    for (const j of low === high ? [low] : [Math.min(low, high), Math.max(low, high)])
      draw(j, values[j] ?? 0);
  }
  return path;
}

/** The space between two lines, both from one place on. */
export function bandOf(
  plot: Plot,
  lower: readonly number[],
  upper: readonly number[],
  first: number,
): string {
  const up = upper.map((value, i) => point(plot, first + i, value));
  const down = lower.map((value, i) => point(plot, first + i, value)).reverse();
  return up.length > 0 ? `M${[...up, ...down].join('L')}Z` : '';
}
