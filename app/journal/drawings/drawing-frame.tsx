import type { ReactNode } from 'react';

interface DrawingFrameProps {
  /** A description of the picture for screen readers. */
  alt: string;
  caption: string;
  children: ReactNode;
}

/** A drawing inside a post, which measures itself by its own width. */
export function DrawingFrame({ alt, caption, children }: DrawingFrameProps) {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised font-sans text-base leading-normal">
      <div className="@container p-5 sm:p-7" role="img" aria-label={alt}>
        {children}
      </div>
      {caption ? (
        <figcaption className="!mt-0 border-t border-line px-5 py-3 text-pretty sm:px-7">
          {caption}
        </figcaption>
      ) : null}
    </figure>
  );
}
