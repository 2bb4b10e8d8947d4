import type { ReactNode } from 'react';
import { type Series, Swatch } from './swatch.tsx';

interface ChartFigureProps {
  /** What the chart shows, in a line above it. */
  label: string;
  /** Names of colours; one alone needs none. */
  legend?: readonly { label: string; series: Series }[];
  /** The same as a table: names of its columns, and its lines. */
  columns: readonly string[];
  lines: readonly (readonly string[])[];
  children: ReactNode;
}

/** A chart with its name, its colours and, one press away, its table. */
export function ChartFigure({ label, legend = [], columns, lines, children }: ChartFigureProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-medium">{label}</span>
        {legend.length > 1 ? (
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-[.84375rem] text-mute">
            {legend.map((one) => (
              <span key={one.label} className="flex items-center gap-1.5">
                <Swatch series={one.series} />
                {one.label}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      <div aria-hidden="true" className="mt-3">
        {children}
      </div>
      <details className="mt-2 text-[.875rem] print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-mute hover:text-ink">
          Figures as a table<span className="sr-only">: {label}</span>
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full border-t border-line">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="py-1.5 pe-4 text-start font-normal text-mute last:pe-0 not-first:text-end"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(([name = '', ...values]) => (
                <tr key={name}>
                  <th scope="row" className="border-t border-line py-1.5 pe-4 text-start font-medium">
                    {name}
                  </th>
                  {values.map((value, place) => (
                    <td
                      key={columns[place + 1]}
                      className="border-t border-line py-1.5 pe-4 text-end tabular-nums last:pe-0"
                    >
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
