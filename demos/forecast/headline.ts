import { placeName, type Rhythm } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import type { Analysis } from './analyse.ts';
import type { ForecastState } from './state.ts';

/** When a value is, as a sentence goes on: 'in Mar 2026', 'on 4 Mar 2026', 'in the week of 2 Mar 2026'. */
function when(rhythm: Rhythm, place: number): string {
  const name = placeName(rhythm, place);
  if (rhythm.spacing === 'count') return `as ${name.toLowerCase()}`;
  if (rhythm.spacing === 'week') return `in the week of ${name}`;
  if (rhythm.spacing === 'clock') return `at ${name}`;
  return `${rhythm.spacing === 'day' || rhythm.spacing === 'weekday' ? 'on' : 'in'} ${name}`;
}

const placeOfNext = ({ first, series, chosen }: ForecastState) =>
  first + (series[chosen]?.values.length ?? 0);

/** The forecast in one line: what comes next, and between what it probably lies. */
export function headline({ mean, bands }: Analysis, state: ForecastState): string {
  const { currency, level, rhythm } = state;
  const band = bands[level];
  const said = (value: number | undefined) => amount(value ?? 0, currency);
  const range = `${said(band.lower[0])} to ${said(band.upper[0])}`;
  return `${said(mean[0])} ${when(rhythm, placeOfNext(state))}, likely ${range}`;
}

/** What the forecast amounts to: label, value, and what stands small beside it. */
export function keyFigures({ mean, rows }: Analysis, state: ForecastState): [string, string, string][] {
  const next = placeOfNext(state);
  const said = (value: number) => amount(value, state.currency);
  const highest = Math.max(...mean);
  const average = mean.reduce((sum, value) => sum + value, 0) / Math.max(1, mean.length);
  const mix = rows.find(({ id }) => id === 'combination');
  return [
    ['Average', said(average), ''],
    ['Highest', said(highest), placeName(state.rhythm, next + mean.indexOf(highest))],
    ...(mix ? [['Usual error', mix.percent.toFixed(1), '%'] satisfies [string, string, string]] : []),
  ];
}
