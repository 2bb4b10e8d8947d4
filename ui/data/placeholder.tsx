import type { ComponentProps } from 'react';

interface PlaceholderProps extends ComponentProps<'div'> {
  /** What is on its way, in words: “Bookings are on their way”. Spoken. */
  label: string;
  /** While it is true the words inside are struck out; after that they are simply shown. */
  waiting?: boolean;
}

/**
 * Every word is struck out by a line thick enough to hide it: the bars are as long as the words,
 * break where they break, and no second drawing of the layout has to be kept in step.
 */
const struck =
  'animate-pulse [animation-iteration-count:2] select-none motion-reduce:animate-none **:border-line **:text-transparent! **:line-through **:decoration-(--selected) **:decoration-[.68em] **:data-hue:[--hue:var(--selected)] [&_button]:bg-selected! [&_button]:shadow-none! [&_img]:opacity-0 [&_svg]:opacity-0';

/** Keeps the room of what is still loading by drawing the real layout without its words. */
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
