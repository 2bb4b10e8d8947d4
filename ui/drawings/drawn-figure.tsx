import type { ReactNode } from 'react';

interface DrawnFigureProps {
  /** Says what is drawn, for everyone. */
  caption: string;
  children: ReactNode;
}

/** A drawing that explains how a thing works; it measures itself by this box. */
export function DrawnFigure({ caption, children }: DrawnFigureProps) {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="@container">{children}</div>
      <figcaption className="border-t border-line px-5 py-3 text-sm text-mute">{caption}</figcaption>
    </figure>
  );
}
