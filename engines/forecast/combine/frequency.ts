import type { MemberName } from '../models/members.ts';

/** The prior weights of models and bands, before a series has shown anything, by its frequency. */
export interface Frequency {
  /** The prior weight of each model. */
  belief: Record<MemberName, number>;
  /** How the band's width follows from the series: the exponents of four measures, and growth with the steps. */
  spread: { backtest: number; season: number; recent: number; discord: number; growth: number };
  /** What the measure is multiplied by, so that the share of values inside is as named; more for short series. */
  factor: { 80: number; 95: number; short: number };
}

const of = (
  [drift, seasonal, theta, dotm, ets, mstl, autoregression]: [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  [backtest, season, recent, discord, growth]: [number, number, number, number, number],
  [eighty, ninetyFive, short]: [number, number, number],
): Frequency => ({
  belief: { drift, seasonal, theta, dotm, ets, mstl, autoregression },
  spread: { backtest, season, recent, discord, growth },
  factor: { 80: eighty, 95: ninetyFive, short },
});

// Fitted over public series (M3, M4, Tourism), half of them checked by the other half: decision 034 says how.
const few = of([0.36, 0.02, 0.04, 0.36, 0.02, 0.18, 0.02], [0.19, 0.34, 0.32, 0.15, 0.59], [1.49, 2.81, 4]);
const many = of([0.02, 0.05, 0.02, 0.1, 0.12, 0.19, 0.5], [0.65, 0.19, 0.16, 0, 0.28], [1.29, 2.42, 0]);
const quarters = of(
  [0.17, 0.18, 0.14, 0.02, 0.22, 0.04, 0.23],
  [0.36, 0.35, 0.11, 0.18, 0.44],
  [1.01, 1.9, 0],
);
const months = of([0.02, 0.05, 0.18, 0.14, 0.26, 0.28, 0.07], [0.41, 0.27, 0.08, 0.24, 0.3], [1, 1.77, 0]);
const hours = of([0.01, 0.28, 0.05, 0.02, 0.2, 0.17, 0.27], [0.67, 0.1, 0.02, 0.21, 0.3], [0.58, 1.05, 0]);

/** What holds for series that return after so many steps (1: they do not) and are so long. */
export function frequencyOf(period: number, length: number): Frequency {
  if (period <= 1) return length < 60 ? few : many;
  if (period <= 5) return quarters;
  if (period <= 13) return months;
  return hours;
}
