import { placeName, type Rhythm } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import type { Analysis } from './analyse.ts';
import { eachStep, listed, percent, stepsOf } from './words.ts';

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
  if (!mix) return 'Too few values to test the forecast';
  if (mix.ratio < 0.97) return `${percent(1 - mix.ratio)} closer than the naive forecast`;
  return mix.ratio > 1.03 ? 'The naive forecast was closer here' : 'No model beats the naive forecast here';
}

function aboutTest({ rows, folds }: Analysis, { rhythm }: Told): string {
  const mix = rows.find(({ id }) => id === 'combination');
  const fold = folds[0];
  if (!mix || !fold)
    return 'There are too few values to test the models on past data, so each gets the share that works best for series like this.';
  const tried = `We tested seven models from ${folds.length === 1 ? 'one earlier point' : `${folds.length} earlier points`}, each ${stepsOf(rhythm, fold.actual.length)} ahead.`;
  const against =
    mix.ratio < 1
      ? `${percent(1 - mix.ratio)} less than the naive forecast`
      : `${percent(mix.ratio - 1)} more than the naive forecast`;
  return `${tried} Combined, they were ${mix.percent.toFixed(1)}% off on average, ${against}, which repeats the last season.`;
}

function aboutWeights({ rows }: Analysis): string {
  const believed = rows
    .filter(({ weight }) => (weight ?? 0) >= 0.12)
    .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  const names = believed.slice(0, 3).map(({ name, weight }) => `${name} (${percent(weight ?? 0)})`);
  return `Most of the forecast comes from ${listed(names)}. The larger a model’s errors on this series, the smaller its share.`;
}

function aboutSeason({ parts }: Analysis, { rhythm }: Told): string | null {
  const strong = parts.seasons.filter(({ strength }) => strength > 0.3);
  if (strong.length === 0) return parts.seasons.length > 0 ? 'There is no clear seasonal pattern.' : null;
  const told = strong.map(
    ({ period, strength }) =>
      `${stepsOf(rhythm, period)} (${percent(Math.min(0.99, strength))} of what the trend doesn’t explain)`,
  );
  const grows = parts.multiplicative ? ' The swings get larger as the values rise.' : '';
  return `A pattern repeats every ${listed(told)}.${grows}`;
}

function aboutTrend({ parts, changes }: Analysis, { rhythm, first, currency }: Told): string {
  const { trend } = parts;
  const span = Math.min(trend.length - 1, Math.max(2, rhythm.period > 1 ? rhythm.period : 4));
  const rise = ((trend.at(-1) ?? 0) - (trend.at(-1 - span) ?? 0)) / Math.max(1, span);
  const size = Math.abs(trend.at(-1) ?? 0) || 1;
  const lately =
    Math.abs(rise) / size < 0.0005
      ? 'Recently the level has stayed the same.'
      : `Recently it has been ${rise > 0 ? 'growing' : 'falling'} by ${amount(Math.abs(rise), currency)} ${eachStep(rhythm)}.`;
  const turn = changes.at(-1);
  return turn ? `${lately} The trend last changed around ${placeName(rhythm, first + turn.index)}.` : lately;
}

function aboutBand({ mean, bands }: Analysis, { rhythm }: Told): string {
  const last = mean.length - 1;
  const half = (index: number) => {
    const size = Math.abs(mean[index] ?? 0) || 1;
    return percent(((bands[95].upper[index] ?? 0) - (mean[index] ?? 0)) / size);
  };
  return `The band comes from these measured errors, and 95 of 100 values should fall inside it. It reaches ${half(0)} above the forecast after one step and ${half(last)} after ${stepsOf(rhythm, last + 1)}.`;
}

/** Why the forecast is as it is, in plain words. */
export function reasons(analysis: Analysis, told: Told): string[] {
  const calendar = analysis.calendar.map(
    ({ name, share }) =>
      `${name}: ${share > 0 ? 'plus' : 'minus'} ${percent(Math.abs(share))} for each one. We remove this effect before forecasting and add it back afterwards.`,
  );
  const left =
    analysis.dropped > 0
      ? [
          `Only the last ${stepsOf(told.rhythm, told.length - analysis.dropped)} were used, because older values say little about the future.`,
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
