interface ForecastChartProps {
  history: readonly number[];
  forecast: readonly { value: number; low: number; high: number }[];
  from: string;
  now: string;
  to: string;
}

/** What was, and what may come with its band. Labels are text beside the drawing, so they stay readable when it shrinks. */
export function ForecastChart({ history, forecast, from, now, to }: ForecastChartProps) {
  const top = Math.ceil(Math.max(...history, ...forecast.map(({ high }) => high)) / 100) * 100;
  const steps = history.length + forecast.length - 1;
  const x = (index: number) => ((index / steps) * 1000).toFixed(1);
  const y = (value: number) => (400 - (value / top) * 400).toFixed(1);
  const line = (values: readonly number[], start: number) =>
    values.map((value, index) => `${x(start + index)} ${y(value)}`).join('L');
  const last = history.at(-1) ?? 0;
  const start = history.length - 1;
  const highs = [last, ...forecast.map(({ high }) => high)];
  const lows = [last, ...forecast.map(({ low }) => low)];
  const backwards = lows
    .map((value, index) => `${x(start + index)} ${y(value)}`)
    .reverse()
    .join('L');
  const grid = Array.from({ length: top / 100 + 1 }, (_, index) => index * 100);
  return (
    <div className="px-5 pb-4 pt-6">
      <p className="font-display text-xl font-semibold tracking-[-.03em]">
        Orders a month, as last year plus its growth
      </p>
      <div className="mt-6 grid grid-cols-[2.25rem_1fr] gap-x-2">
        <div className="relative font-mono text-xs text-mute" aria-hidden="true">
          {grid.map((value) => (
            <span
              key={value}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${100 - (value / top) * 100}%` }}
            >
              {value}
            </span>
          ))}
        </div>
        <svg
          viewBox="0 0 1000 400"
          preserveAspectRatio="none"
          role="img"
          aria-label="Three years of orders with a peak each December, and the next year dashed inside a band"
          className="h-56 w-full overflow-visible sm:h-88"
        >
          {grid.map((value) => (
            <line
              key={value}
              x1="0"
              x2="1000"
              y1={y(value)}
              y2={y(value)}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={`M${line(highs, start)}L${backwards}Z`} fill="var(--series-1)" opacity=".16" />
          <path
            d={`M${line(history, 0)}`}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2.25"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
          <path
            d={`M${line([last, ...forecast.map(({ value }) => value)], start)}`}
            fill="none"
            stroke="var(--series-1)"
            strokeWidth="3"
            strokeDasharray="7 6"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
        <span />
        <p className="relative mt-2 flex justify-between font-mono text-xs text-mute [word-spacing:-.28em]">
          <span>{from}</span>
          <span
            className="absolute -translate-x-full @max-xs:hidden"
            style={{ left: `${(start / steps) * 100}%` }}
          >
            {now}
          </span>
          <span>{to}</span>
        </p>
      </div>
      <details className="mt-4 text-sm">
        <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
          Show the table
        </summary>
        <table className="mt-2 w-full max-w-96 text-right font-mono text-[.8125rem]">
          <thead>
            <tr className="text-mute">
              <th className="py-1 text-left font-normal">2026, month</th>
              <th className="font-normal">low</th>
              <th className="font-normal">middle</th>
              <th className="font-normal">high</th>
            </tr>
          </thead>
          <tbody>
            {forecast.map(({ value, low, high }, month) => (
              <tr key={value} className="border-t border-line">
                <td className="py-1 text-left">{month + 1}</td>
                <td>{Math.round(low)}</td>
                <td>{Math.round(value)}</td>
                <td>{Math.round(high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
