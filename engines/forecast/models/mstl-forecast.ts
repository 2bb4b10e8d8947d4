import { at, least, most, type Numbers } from '../numbers/numbers.ts';
import { mstl } from '../seasons/stl.ts';
import { etsForecast } from './ets.ts';

/** The seasons taken off by MSTL, what is left continued by exponential smoothing, the last seasons put back. */
export function mstlForecast(
  x: Numbers,
  horizon: number,
  periods: readonly number[],
  { log = true, calls = 400 } = {},
): Float64Array {
  const taken = log && least(x) > 0;
  const y = taken ? Float64Array.from(x, Math.log) : Float64Array.from(x);
  const { seasons } = mstl(y, periods);
  const flat = y.map((value, i) => seasons.reduce((left, one) => left - at(one.values, i), value));
  const ahead = etsForecast(flat, horizon, 1, calls);
  // Growth by a rate has no end: what lies beyond three times all that was ever seen is no forecast.
  const ceiling = 3 * most(x);
  return ahead.map((value, h) => {
    let total = value;
    for (const { period, values } of seasons) total += at(values, y.length - period + (h % period));
    return taken ? Math.min(Math.exp(total), ceiling) : total;
  });
}
