import { grouped } from '#lib/money/grouped.ts';
import { ChartFigure } from './chart-figure.tsx';
import { seriesAt, seriesGround } from './swatch.tsx';

interface ShareBarProps {
  label: string;
  counted: string;
  /** Five at most: the smallest belong together. */
  parts: readonly { label: string; value: number }[];
  format?: (value: number) => string;
}

/** What a whole is made of, in one bar. */
export function ShareBar({ label, counted, parts, format = grouped }: ShareBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => (whole > 0 ? (value / whole) * 100 : 0);
  return (
    <ChartFigure
      label={label}
      legend={parts.map((part, place) => ({
        label: `${part.label} ${Math.round(share(part.value))}%`,
        series: seriesAt(place),
      }))}
      columns={['', counted, 'Share']}
      lines={parts.map(({ label: name, value }) => [name, format(value), `${Math.round(share(value))}%`])}
    >
      <div className="flex h-8 gap-0.5 overflow-hidden rounded-lg bg-sunk">
        {parts.map(({ label: name, value }, place) =>
          value > 0 ? (
            <span
              key={name}
              title={`${name}: ${format(value)}`}
              className={seriesGround[seriesAt(place)]}
              style={{ width: `${share(value)}%` }}
            />
          ) : null,
        )}
      </div>
    </ChartFigure>
  );
}
