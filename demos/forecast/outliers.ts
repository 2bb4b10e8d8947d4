import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import { type Analysis, mostOddities } from './analyse.ts';
import type { ForecastState } from './state.ts';
import { listed } from './words.ts';

const mostNamed = 3;

/** What stands out of each series that was brought, for the notes of the import; nothing while it is not known. */
export function outlierNotes(
  { series, rhythm, first, currency }: ForecastState,
  results: readonly (Analysis | undefined)[],
): string[] {
  const known = series.flatMap(({ name }, index) => {
    const analysis = results[index];
    return analysis ? [{ name, anomalies: analysis.anomalies }] : [];
  });
  if (known.length < series.length) return [];
  const odd = known.filter(({ anomalies }) => anomalies.length > 0);
  if (odd.length === 0) return ['Outliers: none.'];
  return odd.map(({ name, anomalies }) => {
    const whose = series.length > 1 ? ` in ${name}` : '';
    const many = anomalies.length < mostOddities ? String(anomalies.length) : `${mostOddities} or more`;
    const named = anomalies
      .slice(0, mostNamed)
      .map(
        ({ index, value, expected }) =>
          `${placeName(rhythm, first + index)} (${amount(value, currency)} where we expected ${amount(expected, currency)})`,
      );
    const rest = anomalies.length > mostNamed ? ' first' : '';
    return `Outliers${whose}: ${many}, ${listed(named)}${rest}. They stay in the data; the Oddities tab lists them.`;
  });
}
