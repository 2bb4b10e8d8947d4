import type { ComponentProps, ReactNode } from 'react';

interface SourcedFigureProps extends ComponentProps<'figure'> {
  /** What it shows, as a sentence that could be false. */
  caption: ReactNode;
  /** Where the figures come from: a command, a date. */
  source?: ReactNode;
}

/** A picture, a drawing or a table with what it proves below it. */
export function SourcedFigure({ caption, source, className = '', children, ...rest }: SourcedFigureProps) {
  return (
    <figure className={`min-w-0 ${className}`} {...rest}>
      <div className="overflow-hidden rounded-card border border-line bg-raised">{children}</div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span className="text-mute">{caption}</span>
        {source ? <span className="mono-label text-mute">{source}</span> : null}
      </figcaption>
    </figure>
  );
}
