import { placeName, type Rhythm } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import { counted } from '#lib/money/grouped.ts';

/** One step of a forecast, with the range in which 95 of 100 values should lie. */
interface Step {
  /** Its place in the rhythm of the series. */
  place: number;
  forecast: number;
  lower: number;
  upper: number;
}

/** What a forecast found. */
export interface ForecastFound {
  work: 'forecast';
  series: string;
  currency: string;
  rhythm: Rhythm;
  next: Step[];
  /** The last figures that were known, the oldest first. */
  known: { place: number; value: number }[];
}

/** A step that was forecast and has happened since. */
interface CameStep extends Step {
  actual: number;
  outside: boolean;
}

/** How the forecast before compares with what came. */
export interface ForecastChanges {
  work: 'forecast';
  came: CameStep[];
  /** The mean distance from what came, as a share of it; null where nothing came, or it is all nought. */
  off: number | null;
}

/** How many of the known figures are kept to be compared with an earlier forecast. */
export const mostKnown = 120;

/** Holds an earlier forecast against what came; null where the series is another one now. */
export function forecastChanges(before: ForecastFound, after: ForecastFound): ForecastChanges | null {
  const { spacing, minutes } = after.rhythm;
  if (before.series !== after.series) return null;
  if (before.rhythm.spacing !== spacing || before.rhythm.minutes !== minutes) return null;
  const actuals = new Map(after.known.map(({ place, value }) => [place, value]));
  const came = before.next.flatMap((step): CameStep[] => {
    const actual = actuals.get(step.place);
    if (actual === undefined) return [];
    return [{ ...step, actual, outside: actual < step.lower || actual > step.upper }];
  });
  const size = came.reduce((sum, { actual }) => sum + Math.abs(actual), 0);
  const distance = came.reduce((sum, { actual, forecast }) => sum + Math.abs(actual - forecast), 0);
  return { work: 'forecast', came, off: size > 0 ? distance / size : null };
}

const outsideIn = ({ came }: ForecastChanges): CameStep[] => came.filter(({ outside }) => outside);

/** A figure is outside its range: what is worth an email. */
export const isForecastNews = (changes: ForecastChanges): boolean => outsideIn(changes).length > 0;

/** '4.2%'. */
const shareText = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** How the forecast before did, as one sentence. */
export function forecastChangesText(changes: ForecastChanges): string {
  const { came, off } = changes;
  if (came.length === 0) return 'No new figures since the run before.';
  const outside = outsideIn(changes).length;
  const range =
    outside === 0
      ? came.length === 1
        ? 'inside the range'
        : 'all inside the range'
      : came.length === 1
        ? 'outside the range'
        : `${outside} of them outside the range`;
  const miss = off === null ? '' : ` The forecast was ${shareText(off)} off.`;
  return `${counted(came.length, 'new figure')}, ${range}.${miss}`;
}

/** The figures outside their range, one to a line, for an email. */
export function outsideLines(
  changes: ForecastChanges,
  { rhythm, currency }: Pick<ForecastFound, 'rhythm' | 'currency'>,
  most = 8,
): string[] {
  const said = (value: number) => amount(value, currency);
  const lines = outsideIn(changes).map(
    ({ place, actual, lower, upper }) =>
      `${placeName(rhythm, place)}: ${said(actual)}, where ${said(lower)} to ${said(upper)} was forecast`,
  );
  return lines.length > most ? [...lines.slice(0, most), `And ${lines.length - most} more.`] : lines;
}
