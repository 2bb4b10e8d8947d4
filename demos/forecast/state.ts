import { z } from 'zod';
import type { SeriesTable } from '#engines/forecast/read/read-series.ts';
import { nothing } from './what-if.ts';

const whole = z.number().int();
export const mostPromotions = 100;
export const mostRegressors = 8;

const finite = z.number().min(-1e15).max(1e15);

/** What the demo works on: all that a link carries. It may come from anybody's address, so it is checked. */
export const forecastState = z.object({
  /** The example it began with; null for what a visitor brought. */
  example: z.string().max(40).nullable(),
  name: z.string().max(200),
  horizon: whole.min(1).max(400),
  /** Which series is looked at. */
  chosen: whole.min(0).max(49),
  level: z.literal([80, 95]),
  rhythm: z.object({
    spacing: z.enum(['year', 'quarter', 'month', 'week', 'weekday', 'day', 'clock', 'count']),
    minutes: whole.min(0).max(1440),
    period: whole.min(1).max(2000),
  }),
  first: whole,
  currency: z.string().max(10),
  holidays: z.array(z.number()).max(400),
  /** The country whose public holidays count as well, by its code; '' for none. */
  country: z.string().max(2).default(''),
  promotions: z
    .array(z.object({ from: z.number(), to: z.number() }))
    .max(mostPromotions)
    .default([]),
  /** Which of the series explain the others, by their places. */
  regressors: z.array(whole.min(0).max(49)).max(mostRegressors).default([]),
  whatIf: z.object({
    promotion: z.object({ from: whole.min(1), steps: whole.min(1), percent: finite }),
    price: z.object({ from: whole.min(1), percent: finite, elasticity: finite }),
    oneOff: z.object({ at: whole.min(1), amount: finite }),
  }),
  series: z
    .array(
      z.object({ name: z.string().max(200), values: z.array(z.number().nullable()).min(2).max(2_000_000) }),
    )
    .min(1)
    .max(50),
});

export type ForecastState = z.infer<typeof forecastState>;

/** How far ahead is asked at first: a season or two, never more than half of what is known. */
function firstHorizon(period: number, length: number): number {
  const wanted = period === 1 ? 6 : period <= 7 ? Math.max(8, 2 * period) : Math.min(period, 60);
  return Math.max(1, Math.min(wanted, Math.floor(length / 2)));
}

/** A series up to its last value: in rows for times to come, only the columns that are known ahead have one. */
const untilLast = (values: readonly (number | null)[]): (number | null)[] =>
  values.slice(0, Math.max(2, values.findLastIndex((value) => value !== null) + 1));

/** The state that a table of series begins with. */
export function stateOf(name: string, table: SeriesTable, example: string | null = null): ForecastState {
  const length = untilLast(table.series[0]?.values ?? []).length;
  return {
    example,
    name,
    horizon: firstHorizon(table.rhythm.period, length),
    chosen: 0,
    level: 95,
    rhythm: table.rhythm,
    first: table.first,
    currency: table.currency,
    holidays: [],
    country: '',
    promotions: [],
    regressors: [],
    whatIf: nothing,
    series: table.series.map(({ name, values }) => ({ name, values: untilLast(values) })),
  };
}
