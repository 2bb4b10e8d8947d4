import { grouped } from '#lib/money/grouped.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ticksFor } from './scale.ts';
import { seriesAt, seriesLine } from './swatch.tsx';

interface LineChartProps {
  label: string;
  /** What stands below: days, months. */
  steps: readonly string[];
  /** One value for each step; null where nothing was measured. */
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  format?: (value: number) => string;
  /** A range that counts as usual, drawn behind the lines. */
  band?: { from: number; to: number };
}

const [width, height] = [720, 200];

/** Values over time, from zero; gaps stay gaps. */
export function LineChart({ label, steps, lines, format = grouped, band }: LineChartProps) {
  const measured = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksFor([...measured, band?.to ?? 0]);
  const top = ticks.at(-1) ?? 1;
  const x = (place: number) => (steps.length > 1 ? (place / (steps.length - 1)) * width : width / 2);
  const y = (value: number) => height - (value / top) * height;
  const shownSteps = [0, Math.floor((steps.length - 1) / 2), steps.length - 1];
  return (
    <ChartFigure
      label={label}
      legend={lines.map((line, place) => ({ label: line.label, series: seriesAt(place) }))}
      columns={['', ...lines.map((line) => line.label)]}
      lines={steps.map((step, place) => [
        step,
        ...lines.map(({ values }) => {
          const value = values[place];
          return value === null || value === undefined ? '–' : format(value);
        }),
      ])}
    >
      <div className="relative ms-10 h-48">
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-line text-[.75rem] leading-none text-mute tabular-nums"
            style={{ bottom: `${(tick / top) * 100}%` }}
          >
            <span className="absolute end-full me-2 -translate-y-1/2 whitespace-nowrap">{format(tick)}</span>
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {band ? (
            <rect
              x={0}
              width={width}
              y={y(band.to)}
              height={y(band.from) - y(band.to)}
              className="fill-selected"
            />
          ) : null}
          {lines.map((line, place) => (
            <path
              key={line.label}
              d={pathOf(line.values, x, y)}
              fill="none"
              strokeWidth={2.5}
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className={seriesLine[seriesAt(place)]}
            />
          ))}
        </svg>
      </div>
      <div className="ms-10 mt-2 flex justify-between gap-4 text-[.75rem] text-mute">
        {[...new Set(shownSteps)].map((place) => (
          <span key={place}>{steps[place]}</span>
        ))}
      </div>
    </ChartFigure>
  );
}

/** A line with a gap wherever a value is missing; a lonely value is a dot. */
function pathOf(
  values: readonly (number | null)[],
  x: (place: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, place) => {
      if (value === null) return '';
      const at = `${x(place).toFixed(1)},${y(value).toFixed(1)}`;
      const before = values[place - 1] ?? null;
      const after = values[place + 1] ?? null;
      return before === null ? `M${at}${after === null ? 'h.01' : ''}` : `L${at}`;
    })
    .join('');
}
