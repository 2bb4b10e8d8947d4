import type { ComponentProps } from 'react';

export interface MeasuredFigure {
  value: string;
  unit: string;
  /** What was measured. */
  text: string;
  command: string;
  date: string;
}

interface MeasuredFiguresProps extends Omit<ComponentProps<'ul'>, 'children'> {
  figures: readonly MeasuredFigure[];
}

/** Measured figures in a row, each with the command that measures it. */
export function MeasuredFigures({ figures, className = '', ...rest }: MeasuredFiguresProps) {
  return (
    <div className="@container">
      <ul
        className={`grid border-t border-line @2xl:grid-cols-3 @2xl:gap-6 @2xl:border-0 ${className}`}
        {...rest}
      >
        {figures.map((figure) => (
          <li
            key={figure.text}
            className="min-w-0 border-b border-line py-6 @2xl:border-b-0 @2xl:border-t-2 @2xl:border-ink"
          >
            <p className="flex font-display font-semibold tracking-[-.045em]">
              <span dir="ltr" className="flex flex-wrap items-baseline gap-x-1.5">
                <span className="text-[4.25rem] leading-none">{figure.value}</span>
                <span className="text-[2.1rem] leading-none">{figure.unit}</span>
              </span>
            </p>
            <p className="mt-3 max-w-[22rem] text-mute">{figure.text}</p>
            <p className="mono-label mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <code className="wrap-anywhere rounded-lg bg-sunk px-2.5 py-1.5">{figure.command}</code>
              <span className="text-mute">{figure.date}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
