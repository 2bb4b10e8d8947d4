import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import type { Drawn } from './forecast-plot.tsx';

const swatch = 'me-1.5 inline-block h-0 w-4 border-t-[2.5px] align-middle';

/** What the place under the pointer says; the names of the lines while nothing is pointed at. */
export function Reading({ drawn, place }: { drawn: Drawn; place: number | null }) {
  const { state, analysis, may, fold } = drawn;
  const { rhythm, first, currency, level } = state;
  const values = state.series[state.chosen]?.values ?? [];
  const say = (value: number | null | undefined) =>
    value === null || value === undefined ? 'no value' : amount(value, currency);
  if (place === null)
    return (
      <p className="flex min-h-6 flex-wrap gap-x-5 gap-y-1 text-sm">
        <span>
          <span className={`${swatch} border-ink`} />
          Known
        </span>
        <span>
          <span className={`${swatch} border-dashed border-(--series-1)`} />
          Forecast, {level}% band
        </span>
        {may ? (
          <span>
            <span className={`${swatch} border-(--series-2)`} />
            What if
          </span>
        ) : null}
        {fold !== null ? (
          <span>
            <span className={`${swatch} border-dotted border-(--series-4)`} />
            Naive forecast in the test
          </span>
        ) : null}
      </p>
    );
  const ahead = place - values.length;
  const band = analysis.bands[level];
  const told =
    ahead < 0
      ? say(values[place])
      : `${say(analysis.mean[ahead])}, between ${say(band.lower[ahead])} and ${say(band.upper[ahead])}${may ? `; what if: ${say(may[ahead])}` : ''}`;
  return (
    <p className="min-h-6 text-sm">
      <span className="font-semibold">{placeName(rhythm, first + place)}</span>: {told}
    </p>
  );
}
