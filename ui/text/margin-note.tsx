import type { ComponentProps } from 'react';

interface MarginNoteProps extends ComponentProps<'aside'> {
  heading: string;
}

/** A side note that readers don't need in order to follow the text. */
export function MarginNote({ heading, className = '', children, ...rest }: MarginNoteProps) {
  return (
    <aside className={`border-t-2 border-ink pt-3 ${className}`} {...rest}>
      <p className="font-display text-[1.0625rem] font-semibold tracking-[-.02em]">{heading}</p>
      <div className="mt-1.5 text-[.9375rem] leading-normal text-mute">{children}</div>
    </aside>
  );
}
