import { type CalendarEffect, calendarEffects } from './analysis/calendar.ts';
import { type ColumnEffect, columnEffects } from './effects/column-effects.ts';
import { type Promotion, promotionColumn } from './effects/promotions.ts';
import type { Column, Refused } from './effects/usable-columns.ts';
import { type Forecast, forecast } from './forecast.ts';
import { prepare } from './prepare.ts';
import { dateAt, placeName, type Rhythm } from './read/frequency.ts';

/** A series with what is known beside it. */
export interface Known {
  values: readonly (number | null)[];
  /** The place of the first value in its rhythm. */
  first: number;
  rhythm: Rhythm;
  horizon: number;
  /** Dates at midnight UTC. */
  holidays?: readonly number[];
  promotions?: readonly Promotion[];
  /** Columns that may explain the series, known for the forecast’s steps as well. */
  columns?: readonly Column[];
}

interface ForecastWithEffects extends Pick<Forecast, 'mean' | 'bands' | 'naive' | 'weights'> {
  /** The forecast of what is left once all effects are taken off. */
  plain: Forecast;
  /** What an effect multiplies the value at a place of the series by. */
  factor: (index: number) => number;
  calendar: CalendarEffect[];
  columns: ColumnEffect[];
  refused: Refused[];
}

const places = (first: number, length: number) => Array.from({ length }, (_, i) => first + i);

/** What the calendar does to the series, where its rhythm is one that has a calendar. */
function calendarOf({ values, first, rhythm, holidays }: Known, whole: Float64Array, from: number) {
  const spacing = rhythm.spacing === 'month' ? 'month' : rhythm.spacing === 'day' ? 'day' : undefined;
  if (!spacing || whole.length < 3 * rhythm.period || values.length < 24) return undefined;
  const dates = places(first + from, whole.length).map((place) => dateAt(rhythm, place));
  const fit = calendarEffects(whole, dates, { spacing, periods: [rhythm.period], holidays });
  return fit.effects.length > 0 ? fit : undefined;
}

/** What the columns and promotions do to what the calendar leaves, by places of the series as it was given. */
function columnsOf(known: Known, adjusted: readonly (number | null)[]) {
  const { first, rhythm, horizon, promotions = [], columns = [] } = known;
  const { values: whole, dropped } = prepare(adjusted, rhythm.period);
  const length = whole.length + horizon;
  const asked = [
    ...(promotions.length > 0 && rhythm.spacing !== 'count'
      ? [promotionColumn(promotions, { rhythm, first: first + dropped, length })]
      : []),
    ...columns.map(({ name, values }) => ({ name, values: values.slice(dropped) })),
  ];
  if (asked.length === 0 || whole.length === 0) return undefined;
  const { factor, ...found } = columnEffects(whole, asked, {
    isKnown: places(dropped, whole.length).map((index) => typeof adjusted[index] === 'number'),
    periods: [rhythm.period],
    horizon,
    placeName: (index) => placeName(rhythm, first + dropped + index),
  });
  return { ...found, factor: (index: number) => (index < dropped ? 1 : factor(index - dropped)) };
}

/** The forecast of a series with the effects of holidays, working days, promotions and columns: they are taken off what is known, and put onto what is forecast. */
export function forecastWithEffects(known: Known): ForecastWithEffects {
  const { values, first, rhythm, horizon } = known;
  const { values: whole, dropped } = prepare(values, rhythm.period);
  const calendar = calendarOf(known, whole, dropped);
  const ofDate = (index: number) => calendar?.factors([dateAt(rhythm, first + index)])[0] ?? 1;
  const without = (factor: (index: number) => number, from: readonly (number | null)[]) =>
    from.map((value, i) => (value === null ? null : value / factor(i)));
  const dated = calendar ? without(ofDate, values) : values;
  const columns = columnsOf(known, dated);
  const isMoved = columns !== undefined && columns.effects.length > 0;
  const factor = isMoved ? (index: number) => ofDate(index) * columns.factor(index) : ofDate;
  const adjusted = isMoved ? without(columns.factor, dated) : dated;
  const plain = forecast(adjusted, { horizon, period: rhythm.period });
  // A series that ends in holes is continued from its last value on.
  const end = values.findLastIndex((value) => value !== null) + 1;
  const moved = (numbers: Float64Array) => numbers.map((value, h) => value * factor(end + h));
  const band = ({ lower, upper }: Forecast['bands'][80]) => ({ lower: moved(lower), upper: moved(upper) });
  return {
    mean: moved(plain.mean),
    bands: { 80: band(plain.bands[80]), 95: band(plain.bands[95]) },
    naive: moved(plain.naive),
    weights: plain.weights,
    plain,
    factor,
    calendar: calendar?.effects ?? [],
    columns: columns?.effects ?? [],
    refused: columns?.refused ?? [],
  };
}
