import { grouped } from '#lib/money/grouped.ts';

interface Bar {
  name: string;
  value: number;
  unit: string;
  /** The one that the text is about. */
  isOurs?: boolean;
}

interface BarsProps {
  heading: string;
  bars: readonly Bar[];
  /** The end of the scale; the largest value when left out. */
  most?: number;
}

/** Measured figures as bars from zero, each with its name and its number. */
export function Bars({ heading, bars, most = Math.max(...bars.map(({ value }) => value)) }: BarsProps) {
  return (
    <div>
      <div className="font-display text-lg font-semibold tracking-[-.03em]">{heading}</div>
      {bars.map(({ name, value, unit, isOurs }) => (
        <div key={name} className="mt-4">
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className={isOurs ? 'font-semibold' : ''}>{name}</span>
            <span className="shrink-0 font-mono tabular-nums">
              {grouped(value)}
              {unit ? ` ${unit}` : ''}
            </span>
          </div>
          <div className="mt-1.5 h-3 rounded-full bg-sunk">
            <div
              className={`h-full rounded-full ${value > 0 ? 'min-w-1' : ''} ${isOurs ? 'bg-(--series-1)' : 'bg-(--series-2)'}`}
              style={{ width: `${Math.min(100, (value / most) * 100)}%` }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
