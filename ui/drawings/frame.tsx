import type { ReactNode } from 'react';

interface FrameProps {
  /** Says what is drawn, for everyone. */
  caption: string;
  children: ReactNode;
}

/** A drawing of a result, with the words that say what it is and that its data is made up. */
export function Frame({ caption, children }: FrameProps) {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      {/* The drawing measures itself by this box, so it folds for large text too; what still is wider slides. */}
      <div className="@container overflow-x-auto">{children}</div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-sm text-mute">
        {caption}
        <span className="font-medium text-ink">Sample data</span>
      </figcaption>
    </figure>
  );
}
