/** Numbers in a row, read only. */
export type Numbers = ArrayLike<number>;

/** The number at a place that is known to exist. */
export const at = (x: Numbers, index: number): number => x[index] as number;

const sum = (x: Numbers): number => {
  let total = 0;
  for (let i = 0; i < x.length; i++) total += at(x, i);
  return total;
};

export const mean = (x: Numbers): number => (x.length > 0 ? sum(x) / x.length : 0);

const sorted = (x: Numbers): Float64Array => Float64Array.from(x).sort();

/** The value below which a share of the sorted numbers lies, between neighbours in proportion. */
function quantileOf(ordered: Numbers, share: number): number {
  if (ordered.length === 0) return 0;
  const place = Math.min(1, Math.max(0, share)) * (ordered.length - 1);
  const low = Math.floor(place);
  const below = at(ordered, low);
  return low + 1 < ordered.length ? below + (place - low) * (at(ordered, low + 1) - below) : below;
}

export const median = (x: Numbers): number => quantileOf(sorted(x), 0.5);

/** The mean size of the numbers; never zero, so that it can divide. */
export function scaleOf(x: Numbers): number {
  let total = 0;
  for (let i = 0; i < x.length; i++) total += Math.abs(at(x, i));
  return total > 0 && Number.isFinite(total) ? total / x.length : 1;
}

export function least(x: Numbers): number {
  let value = Number.POSITIVE_INFINITY;
  for (let i = 0; i < x.length; i++) if (at(x, i) < value) value = at(x, i);
  return value;
}

export function most(x: Numbers): number {
  let value = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < x.length; i++) if (at(x, i) > value) value = at(x, i);
  return value;
}

export function variance(x: Numbers): number {
  const middle = mean(x);
  let total = 0;
  for (let i = 0; i < x.length; i++) total += (at(x, i) - middle) ** 2;
  return x.length > 1 ? total / (x.length - 1) : 0;
}

/** The correlation of a series with itself some steps back, for one step up to the given number. */
export function autocorrelation(x: Numbers, lags: number): Float64Array {
  const middle = mean(x);
  const result = new Float64Array(lags + 1);
  for (let lag = 0; lag <= lags; lag++) {
    let total = 0;
    for (let i = lag; i < x.length; i++) total += (at(x, i) - middle) * (at(x, i - lag) - middle);
    result[lag] = total;
  }
  const whole = at(result, 0);
  for (let lag = 0; lag <= lags; lag++) result[lag] = whole > 0 ? at(result, lag) / whole : 0;
  return result;
}

/** The straight line that fits best: its value at place 0 and its rise with each place. */
export function line(x: Numbers): { start: number; rise: number } {
  const n = x.length;
  const centre = (n - 1) / 2;
  const middle = mean(x);
  let top = 0;
  let bottom = 0;
  for (let i = 0; i < n; i++) {
    top += (i - centre) * (at(x, i) - middle);
    bottom += (i - centre) ** 2;
  }
  const rise = bottom > 0 ? top / bottom : 0;
  return { start: middle - rise * centre, rise };
}
