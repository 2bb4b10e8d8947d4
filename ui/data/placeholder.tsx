import type { ComponentProps } from 'react';

interface PlaceholderProps extends ComponentProps<'div'> {
  /** What is loading, for screen readers, such as “Loading bookings”. */
  label: string;
  /** While true, bars cover the words inside; afterwards the words are simply shown. */
  waiting?: boolean;
}

/**
 * A thick line through every word hides it: the bars are as long as the words and wrap where they wrap, so there is no second drawing of the layout to maintain.
 */
const struck =
  'animate-pulse [animation-iteration-count:2] select-none motion-reduce:animate-none **:border-line **:text-transparent! **:line-through **:decoration-(--selected) **:decoration-[.68em] **:data-hue:[--hue:var(--selected)] [&_button]:bg-selected! [&_button]:shadow-none! [&_img]:opacity-0 [&_svg]:opacity-0';

/** Reserves space for content that is still loading by drawing the real layout without its words. */
export function Placeholder({ label, waiting = true, className = '', children, ...rest }: PlaceholderProps) {
  return (
    <div aria-busy={waiting || undefined} className={className} {...rest}>
      <p role="status" className="sr-only">
        {waiting ? label : null}
      </p>
      <div inert={waiting} aria-hidden={waiting || undefined} className={waiting ? struck : ''}>
        {children}
      </div>
    </div>
  );
}
