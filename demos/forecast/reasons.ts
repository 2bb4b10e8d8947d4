import { placeName, type Rhythm } from '#engines/forecast/read/frequency.ts';
import type { Analysis } from './analyse.ts';
import { amount, eachStep, listed, percent, stepsOf } from './words.ts';

interface Told {
  rhythm: Rhythm;
  first: number;
  currency: string;
  /** How many values are known. */
  length: number;
}

/** How the mix did against the naive, in one sentence that could be false. */
export function finding({ rows }: Analysis): string {
  const mix = rows.find(({ id }) => id === 'combination');
  if (!mix) return 'Too short to be tested on itself';
  if (mix.ratio < 0.97) return `${percent(1 - mix.ratio)} closer than the naive forecast`;
  return mix.ratio > 1.03 ? 'The naive forecast was closer here' : 'No model beats the naive one here';
}

function aboutTest({ rows, folds }: Analysis, { rhythm }: Told): string {
  const mix = rows.find(({ id }) => id === 'combination');
  const fold = folds[0];
  if (!mix || !fold)
    return 'There are too few values to try models on the past, so they are believed as they are for series of this rhythm.';
  const tried = `Seven models were tried from ${folds.length === 1 ? 'one earlier point' : `${folds.length} earlier points`}, each ${stepsOf(rhythm, fold.actual.length)} ahead.`;
  const against =
    mix.ratio < 1
      ? `${percent(1 - mix.ratio)} less than the naive forecast`
      : `${percent(mix.ratio - 1)} more than the naive forecast`;
  return `${tried} Their mix was ${mix.percent.toFixed(1)}% off on average, ${against}.`;
}

function aboutWeights({ rows }: Analysis): string {
  const believed = rows
    .filter(({ weight }) => (weight ?? 0) >= 0.12)
    .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  const names = believed.slice(0, 3).map(({ name, weight }) => `${name} (${percent(weight ?? 0)})`);
  return `Most is taken from ${listed(names)}: what a model got wrong on this series lowers its share.`;
}

function aboutSeason({ parts }: Analysis, { rhythm }: Told): string | null {
  const strong = parts.seasons.filter(({ strength }) => strength > 0.3);
  if (strong.length === 0) return parts.seasons.length > 0 ? 'No season stands out from the noise.' : null;
  const told = strong.map(
    ({ period, strength }) =>
      `${stepsOf(rhythm, period)} (${percent(Math.min(0.99, strength))} of what the trend leaves)`,
  );
  const grows = parts.multiplicative ? ' Its swing grows with the level.' : '';
  return `It returns after ${listed(told)}.${grows}`;
}

function aboutTrend({ parts, changes }: Analysis, { rhythm, first, currency }: Told): string {
  const { trend } = parts;
  const span = Math.min(trend.length - 1, Math.max(2, rhythm.period > 1 ? rhythm.period : 4));
  const rise = ((trend.at(-1) ?? 0) - (trend.at(-1 - span) ?? 0)) / Math.max(1, span);
  const size = Math.abs(trend.at(-1) ?? 0) || 1;
  const lately =
    Math.abs(rise) / size < 0.0005
      ? 'Of late the level stays.'
      : `Of late it ${rise > 0 ? 'grows' : 'falls'} by ${amount(Math.abs(rise), currency)} ${eachStep(rhythm)}.`;
  const turn = changes.at(-1);
  return turn ? `${lately} The trend last changed around ${placeName(rhythm, first + turn.index)}.` : lately;
}

function aboutBand({ mean, bands }: Analysis, { rhythm }: Told): string {
  const last = mean.length - 1;
  const half = (index: number) => {
    const size = Math.abs(mean[index] ?? 0) || 1;
    return percent(((bands[95].upper[index] ?? 0) - (mean[index] ?? 0)) / size);
  };
  return `The band is made from these errors, not from a textbook: 95 of 100 values should fall inside. It is ${half(0)} up after one step and ${half(last)} after ${stepsOf(rhythm, last + 1)}.`;
}

/** Why the forecast is as it is, in plain words. */
export function reasons(analysis: Analysis, told: Told): string[] {
  const calendar = analysis.calendar.map(
    ({ name, share }) =>
      `${name}: ${share > 0 ? 'plus' : 'minus'} ${percent(Math.abs(share))} each, taken off before and put back after.`,
  );
  const left =
    analysis.dropped > 0
      ? [
          `Only the last ${stepsOf(told.rhythm, told.length - analysis.dropped)} were looked at: older ones say little.`,
        ]
      : [];
  return [
    aboutTest(analysis, told),
    ...(analysis.rows.length > 0 ? [aboutWeights(analysis)] : []),
    aboutSeason(analysis, told),
    aboutTrend(analysis, told),
    ...calendar,
    aboutBand(analysis, told),
    ...left,
  ].filter((reason) => reason !== null);
}
