import { memo, type PointerEvent, useMemo } from 'react';
import { placeName } from '#engines/forecast/read/frequency.ts';
import { amount } from '#lib/money/amount.ts';
import type { Analysis } from '../analyse.ts';
import { dateTicks } from '../date-ticks.ts';
import { bandOf, type Plot, pathOf, plotOf } from '../plot.ts';
import type { ForecastState } from '../state.ts';

/** All that is drawn of one series. */
export interface Drawn {
  state: ForecastState;
  analysis: Analysis;
  /** The forecast as supposed; null while nothing is. */
  may: number[] | null;
  /** Which fold of the back-test is looked at. */
  fold: number | null;
  recent: boolean;
}

/** The places that are shown: all, or the last few seasons and what comes. */
function spanOf({ state, analysis, recent, fold }: Drawn): { from: number; to: number } {
  const length = state.series[state.chosen]?.values.length ?? 0;
  const to = length + analysis.mean.length - 1;
  const oldest = fold === null ? length : (analysis.folds[fold]?.end ?? length);
  const wanted = Math.max(4 * state.horizon, 3 * state.rhythm.period, 40);
  return { from: recent ? Math.max(0, Math.min(length - wanted, oldest - state.horizon)) : 0, to };
}

/** The measures of the picture in a box of this size. */
export function measured(drawn: Drawn, width: number, height: number): Plot {
  const { state, analysis, may } = drawn;
  const { from, to } = spanOf(drawn);
  const values = state.series[state.chosen]?.values ?? [];
  const band = analysis.bands[state.level];
  return plotOf([values.slice(from), band.lower, band.upper, may ?? []], { from, to, width, height });
}

const line = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;

function Lines({ drawn, plot }: { drawn: Drawn; plot: Plot }) {
  const { state, analysis, may, fold } = drawn;
  const values = state.series[state.chosen]?.values ?? [];
  const length = values.length;
  const last = values.findLast((value) => value !== null) ?? 0;
  const band = analysis.bands[state.level];
  const tested = fold === null ? undefined : analysis.folds[fold];
  return (
    <>
      {plot.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2={plot.width}
          y1={plot.y(tick)}
          y2={plot.y(tick)}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <line
        x1={plot.x(length - 1)}
        x2={plot.x(length - 1)}
        y1="0"
        y2={plot.height}
        stroke="var(--line)"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={bandOf(plot, [last, ...band.lower], [last, ...band.upper], length - 1)}
        fill="var(--series-1)"
        opacity=".16"
      />
      <path {...line} d={pathOf(plot, values, 0)} stroke="var(--ink)" strokeWidth="2.25" />
      <path
        {...line}
        d={pathOf(plot, [last, ...analysis.mean], length - 1)}
        stroke="var(--series-1)"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      {may ? (
        <path
          {...line}
          d={pathOf(plot, [last, ...may], length - 1)}
          stroke="var(--series-2)"
          strokeWidth="3"
        />
      ) : null}
      {tested ? (
        <>
          <line
            x1={plot.x(tested.end - 1)}
            x2={plot.x(tested.end - 1)}
            y1="0"
            y2={plot.height}
            stroke="var(--ink)"
            strokeDasharray="2 4"
            vectorEffect="non-scaling-stroke"
          />
          <path
            {...line}
            d={pathOf(plot, tested.naive, tested.end)}
            stroke="var(--series-4)"
            strokeWidth="2.25"
            strokeDasharray="3 5"
          />
          <path
            {...line}
            d={pathOf(plot, tested.combination, tested.end)}
            stroke="var(--series-1)"
            strokeWidth="3"
          />
        </>
      ) : null}
    </>
  );
}

/** The lines themselves, for the screen and for the file. */
export const PlotLines = memo(Lines);

interface ForecastPlotProps {
  drawn: Drawn;
  /** The place that is read off. */
  place: number | null;
  onPlace: (place: number | null) => void;
}

/** History, forecast and band. Labels are text beside the drawing, so that they stay readable when it shrinks. */
export function ForecastPlot({ drawn, place, onPlace }: ForecastPlotProps) {
  const { state, analysis } = drawn;
  // Pointing at the picture must not measure a long series again.
  const plot = useMemo(() => measured(drawn, 1000, 400), [drawn]);
  const { rhythm, first, currency } = state;
  const values = state.series[state.chosen]?.values ?? [];
  const at = (value: number) => `${(plot.y(value) / plot.height) * 100}%`;
  const across = (index: number) => `${(plot.x(index) / plot.width) * 100}%`;
  const point = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / Math.max(1, box.width);
    onPlace(Math.round(plot.from + share * (plot.to - plot.from)));
  };
  const shown = place ?? values.length - 1;
  const read = values[shown] ?? analysis.mean[shown - values.length] ?? null;
  const odd = analysis.anomalies.filter(({ index }) => index >= plot.from).slice(0, 12);
  return (
    <div className="grid grid-cols-[3.25rem_1fr] gap-x-2">
      <div className="relative font-mono text-xs text-mute" aria-hidden="true">
        {plot.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: at(tick) }}
          >
            {amount(tick, currency)}
          </span>
        ))}
      </div>
      <div className="relative">
        <svg
          viewBox="0 0 1000 400"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-56 w-full overflow-visible sm:h-88"
        >
          <PlotLines drawn={drawn} plot={plot} />
        </svg>
        <input
          type="range"
          aria-label="Read values from the chart"
          aria-valuetext={`${placeName(rhythm, first + shown)}: ${amount(read ?? 0, currency)}`}
          min={plot.from}
          max={plot.to}
          value={shown}
          onChange={(event) => onPlace(Number(event.currentTarget.value))}
          onPointerMove={point}
          onPointerLeave={() => onPlace(null)}
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none rounded-lg bg-transparent opacity-0 focus-visible:opacity-100 [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
        />
        {odd.map(({ index, value }) => (
          <span
            key={index}
            aria-hidden="true"
            className="pointer-events-none absolute size-3 -translate-1/2 rounded-full border-[1.5px] border-dashed border-warning"
            style={{ left: across(index), top: at(value) }}
          />
        ))}
        {place !== null && read !== null ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full border-2 border-paper bg-ink"
            style={{ left: across(place), top: at(read) }}
          />
        ) : null}
      </div>
      <span />
      <p className="relative mt-2 h-5 font-mono text-xs text-mute [word-spacing:-.28em]" aria-hidden="true">
        {dateTicks(rhythm, { first, from: plot.from, to: plot.to }, 6).map(({ place: at, label }) => (
          <span
            key={at}
            className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-1/2 max-sm:nth-[even]:hidden"
            style={{ left: across(at) }}
          >
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}
