import { type ForecastFound, mostKnown } from '#features/schedules/forecast-result.ts';
import { broughtText } from '../../kit/import/read-file.ts';
import { analyse } from '../analyse.ts';
import { type Figures, figuresOf } from '../figures.ts';
import { headline } from '../headline.ts';

/** A file that was read for a schedule, and what of it is forecast. */
export interface TextJob {
  name: string;
  text: string;
  /** The series by its column; the first one where it is empty. */
  column: string;
  steps: number;
}

/** What a scheduled forecast leads to. */
export interface TextForecast {
  said: string;
  found: ForecastFound;
}

/** The figures of a file; throws a sentence where there are none. */
function figuresIn({ name, text }: TextJob): Figures['state'] {
  const brought = broughtText(name, text);
  const figures = 'problem' in brought ? brought : figuresOf(brought);
  if ('problem' in figures) throw new Error(figures.problem);
  return figures.state;
}

/** Forecasts one column of a file; throws a sentence where it can't. */
export function forecastText(job: TextJob): TextForecast {
  const state = figuresIn(job);
  const wanted = job.column.toLowerCase();
  const chosen = wanted ? state.series.find(({ name }) => name.toLowerCase() === wanted) : state.series[0];
  if (!chosen) {
    const names = state.series.map(({ name }) => `“${name}”`).slice(0, 8);
    throw new Error(`The file has no column “${job.column}”. It has ${names.join(', ')}.`);
  }
  // Rows for days to come have no figures yet: the forecast begins after the last one that has.
  const values = chosen.values.slice(0, chosen.values.findLastIndex((value) => value !== null) + 1);
  if (values.filter((value) => value !== null).length < 2)
    throw new Error('There is only one figure in this column. A forecast needs at least two.');
  const { rhythm, first, currency } = state;
  const series = { name: chosen.name, values };
  const analysis = analyse({ values, first, rhythm, horizon: job.steps, holidays: [] });
  const next = first + values.length;
  const { lower, upper } = analysis.bands[95];
  return {
    said: `${headline(analysis, { ...state, chosen: 0, level: 95, series: [series] })}.`,
    found: {
      work: 'forecast',
      series: chosen.name,
      currency,
      rhythm,
      next: analysis.mean.map((forecast, step) => ({
        place: next + step,
        forecast,
        lower: lower[step] ?? forecast,
        upper: upper[step] ?? forecast,
      })),
      known: values
        .flatMap((value, at) => (value === null ? [] : [{ place: first + at, value }]))
        .slice(-mostKnown),
    },
  };
}
