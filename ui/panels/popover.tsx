import { type ComponentProps, useId } from 'react';
import { useDirection } from '../foundation/direction.tsx';
import { besideAnchor, placeWithoutAnchors } from './beside.ts';

interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover' | 'onToggle'> {
  /** Any button with this id as its `popoverTarget` opens and closes the popover, even before scripts have loaded. */
  id: string;
  /** The visible heading; if you want none, use `aria-label` instead. */
  heading?: string;
  side?: 'bottom' | 'top';
  /** The edge of the button that the panel lines up with. */
  align?: 'start' | 'center' | 'end';
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside the button that opens it. The browser positions it, and closes it with Esc or a click elsewhere. */
export function Popover({
  id,
  heading,
  side = 'bottom',
  align = 'start',
  onOpenChange,
  className = '',
  children,
  ...rest
}: PopoverProps) {
  const title = useId();
  const direction = useDirection();
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={heading ? title : undefined}
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        const isOpen = event.newState === 'open';
        const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
        if (isOpen) placeWithoutAnchors(event.currentTarget, button, { side, align, direction });
        onOpenChange?.(isOpen);
      }}
      className={`my-2 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-[1.25rem] border border-line bg-raised p-5 text-start text-[.9375rem] text-ink shadow-[0_16px_40px_oklch(.1_.01_275/.16)] transition-[opacity,translate,display,overlay] transition-discrete duration-(--panel) ease-out not-open:opacity-0 starting:open:-translate-y-1 starting:open:opacity-0 ${besideAnchor(side, align)} ${className}`}
      {...rest}
    >
      {heading ? (
        <p id={title} className="mb-1.5 font-display text-lg font-semibold leading-tight tracking-[-.02em]">
          {heading}
        </p>
      ) : null}
      {children}
    </div>
  );
}
