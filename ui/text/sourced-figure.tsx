import type { ComponentProps, ReactNode } from 'react';

export interface SourcedFigureProps extends ComponentProps<'figure'> {
  /** What the figure shows, as a statement readers can check. */
  caption?: ReactNode;
  /** Where the numbers come from, such as a command or a date. */
  source?: ReactNode;
  /** Puts a panel behind a drawing or a table that has no background of its own. */
  framed?: boolean;
}

/** A picture, a drawing or a table with what it proves below it. */
export function SourcedFigure({
  caption,
  source,
  framed = true,
  className = '',
  children,
  ...rest
}: SourcedFigureProps) {
  return (
    <figure className={`min-w-0 ${className}`} {...rest}>
      {framed ? (
        <div className="overflow-hidden rounded-card border border-line bg-raised">{children}</div>
      ) : (
        children
      )}
      {caption || source ? (
        <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-[.95rem]">
          <span className="min-w-0 text-pretty text-mute">{caption}</span>
          {source ? <span className="mono-label text-mute">{source}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
