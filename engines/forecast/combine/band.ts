import { at, mean } from '../numbers/numbers.ts';
import type { Frequency } from './frequency.ts';

export type Level = 80 | 95;

export interface Measures {
  /** The mean error of the combination in the back-test. */
  backtest: number;
  /** The mean change over one season. */
  season: number;
  /** The mean change of late, step by step. */
  recent: number;
  /** How far apart the models are. */
  discord: number;
}

const meanChange = (values: Float64Array, lag: number, from: number): number => {
  const changes: number[] = [];
  for (let i = Math.max(lag, from); i < values.length; i++) {
    changes.push(Math.abs(at(values, i) - at(values, i - lag)));
  }
  return mean(changes);
};

/** What a series shows of its own unrest. */
export function measure(
  values: Float64Array,
  period: number,
  known: { backtest: number | undefined; discord: number },
): Measures {
  const n = values.length;
  const season = meanChange(values, n > period ? period : 1, 0);
  const recent = meanChange(values, 1, n - Math.max(6, 2 * period));
  return { season, recent, discord: known.discord, backtest: known.backtest ?? season };
}

/** Half the width of the band at each step: the series' own errors times what they take at its frequency. */
export function halfWidths(
  { spread, factor }: Frequency,
  { backtest, season, recent, discord }: Measures,
  { horizon, length, level }: { horizon: number; length: number; level: Level },
): Float64Array {
  const floor = 1e-3 * season;
  const part = (value: number, share: number) => (share > 0 ? Math.max(value, floor) ** share : 1);
  const size =
    part(backtest, spread.backtest) *
    part(season, spread.season) *
    part(recent, spread.recent) *
    part(discord, spread.discord);
  const wide = season > 0 ? size * factor[level] * (1 + factor.short / length) : 0;
  return Float64Array.from({ length: horizon }, (_, h) => wide * (h + 1) ** spread.growth);
}
