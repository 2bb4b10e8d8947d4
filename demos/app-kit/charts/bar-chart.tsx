import { grouped } from '#lib/money/grouped.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ticksFor } from './scale.ts';
import { seriesAt, seriesGround } from './swatch.tsx';

interface Bar {
  label: string;
  /** What stands below the bar when the label is too long for it. */
  short?: string;
  /** One value for each thing counted. */
  values: readonly number[];
}

interface BarChartProps {
  label: string;
  /** What is counted, for the table and the colours: 'Hours'. */
  counted: readonly string[];
  bars: readonly Bar[];
  /** How a value is written. */
  format?: (value: number) => string;
  /**
   * `stacked`: values of one bar make up a whole. `beside`: they stand side by side.
   * `across`: bars lie beside their names, for long names or many of them.
   */
  look?: 'stacked' | 'beside' | 'across';
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.max(0, value), 0);

/** Values side by side, from zero. */
export function BarChart({ label, counted, bars, format = grouped, look = 'stacked' }: BarChartProps) {
  const sizes = bars.map(({ values }) => (look === 'beside' ? Math.max(0, ...values) : sum(values)));
  const ticks = ticksFor(sizes);
  const top = ticks.at(-1) ?? 1;
  return (
    <ChartFigure
      label={label}
      legend={counted.map((name, place) => ({ label: name, series: seriesAt(place) }))}
      columns={['', ...counted]}
      lines={bars.map((bar) => [bar.label, ...bar.values.map((value) => format(value))])}
    >
      {look === 'across' ? (
        <Across counted={counted} bars={bars} top={top} format={format} />
      ) : (
        <Upright counted={counted} bars={bars} ticks={ticks} format={format} stacked={look === 'stacked'} />
      )}
    </ChartFigure>
  );
}

interface AcrossProps {
  counted: readonly string[];
  bars: readonly Bar[];
  top: number;
  format: (value: number) => string;
}

function Across({ counted, bars, top, format }: AcrossProps) {
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(6rem,1fr)] items-center gap-x-3 gap-y-1.5 text-[.875rem]">
      {bars.map((bar) => (
        <div key={bar.label} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="max-w-52 truncate">{bar.label}</span>
          <span className="flex items-center gap-2">
            <span
              className="flex h-5 shrink-0 overflow-hidden rounded-e-md"
              style={{ width: `calc((100% - 4.5rem) * ${sum(bar.values) / top})` }}
            >
              <Parts counted={counted} values={bar.values} />
            </span>
            <span className="whitespace-nowrap text-mute tabular-nums">{format(sum(bar.values))}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

interface UprightProps {
  counted: readonly string[];
  bars: readonly Bar[];
  ticks: readonly number[];
  format: (value: number) => string;
  stacked: boolean;
}

function Upright({ counted, bars, ticks, format, stacked }: UprightProps) {
  const top = ticks.at(-1) ?? 1;
  const share = (value: number) => `${(Math.max(0, value) / top) * 100}%`;
  const said = ({ label, values }: Bar) =>
    `${label}: ${values.map((value, place) => (values.length > 1 ? `${counted[place]} ${format(value)}` : format(value))).join(', ')}`;
  return (
    <div className="@container">
      <div className="relative h-48">
        {ticks.map((tick) => (
          <div
            key={tick}
            className="absolute inset-x-0 border-t border-line text-[.75rem] leading-none text-mute tabular-nums"
            style={{ bottom: share(tick) }}
          >
            {tick === 0 ? null : <span className="absolute start-0 top-1">{format(tick)}</span>}
          </div>
        ))}
        <div className="absolute inset-0 flex items-end gap-[min(.75rem,1.5%)] ps-10">
          {bars.map((bar) => (
            <div key={bar.label} title={said(bar)} className="flex h-full min-w-0 flex-1 items-end">
              {stacked ? (
                <div
                  className="flex w-full flex-col-reverse overflow-hidden rounded-t-md"
                  style={{ height: share(sum(bar.values)) }}
                >
                  <Parts counted={counted} values={bar.values} />
                </div>
              ) : (
                counted.map((name, place) => (
                  <div
                    key={name}
                    className={`min-w-0 flex-1 rounded-t-sm ${seriesGround[seriesAt(place)]}`}
                    style={{ height: share(bar.values[place] ?? 0) }}
                  />
                ))
              )}
            </div>
          ))}
        </div>
      </div>
      {/* Where many bars are narrow, every other one has its name. */}
      <div
        className={`mt-1.5 flex gap-[min(.75rem,1.5%)] ps-10 text-[.75rem] text-mute ${bars.length > 6 ? '@max-lg:*:even:invisible' : ''}`}
      >
        {bars.map((bar) => (
          <span key={bar.label} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {bar.short ?? bar.label}
          </span>
        ))}
      </div>
    </div>
  );
}

interface PartsProps {
  counted: readonly string[];
  values: readonly number[];
}

/** The parts of one bar, each in its colour. */
function Parts({ counted, values }: PartsProps) {
  return counted.map((name, place) => {
    const value = values[place] ?? 0;
    return value > 0 ? (
      <span
        key={name}
        className={`min-h-0 min-w-0 ${seriesGround[seriesAt(place)]}`}
        style={{ flexGrow: value, flexBasis: 0 }}
      />
    ) : null;
  });
}
