import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { fromBelow } from '#ui/panels/sheet.tsx';

interface InputsPanelProps {
  /** A button with this as its `popoverTarget` opens it on a phone. */
  id: string;
  /** What stands above it on a phone: the words of the button that opens it. */
  heading?: string;
  /** What goes in, in parts. */
  children: ReactNode;
  /** The one action and a line below it; stays in view. */
  footer: ReactNode;
}

/**
 * What goes in: a column of 320 px on a desktop, a sheet from below on a phone. The column scrolls with the page, and
 * once its end is in sight it stays there while the result scrolls on; it has no scrollbar of its own.
 */
export function InputsPanel({ id, heading = 'Inputs', children, footer }: InputsPanelProps) {
  return (
    <section
      id={id}
      popover="auto"
      aria-label={heading}
      className={`fixed m-0 max-w-none overflow-hidden bg-paper text-ink backdrop:bg-[oklch(.1_.01_275/.5)] max-lg:open:flex max-lg:open:flex-col lg:sticky lg:inset-auto lg:top-0 lg:flex lg:h-auto lg:max-h-none lg:w-80 lg:shrink-0 lg:flex-col lg:self-stretch lg:overflow-visible lg:rounded-none lg:border-0 lg:border-e lg:border-line lg:p-0 ${fromBelow}`}
    >
      <div className="flex items-center justify-between px-5 pt-4 lg:hidden">
        <h2 className="text-2xl">{heading}</h2>
        <IconButton
          label={`Close: ${heading}`}
          icon={X}
          variant="plain"
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <div className="max-lg:contents lg:sticky lg:bottom-0 lg:mt-auto lg:flex lg:min-h-[calc(100dvh-6.5rem)] lg:flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 lg:flex-none lg:overflow-visible">
          {children}
        </div>
        <div className="border-t border-line bg-paper px-5 py-4 lg:sticky lg:bottom-0 lg:mt-auto">
          {footer}
        </div>
      </div>
    </section>
  );
}

interface InputGroupProps {
  heading: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One part of the inputs, under its name. */
export function InputsPart({ heading, aside, children }: InputGroupProps) {
  return (
    <section className="not-first:mt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="font-sans text-[.9375rem] font-semibold tracking-normal">{heading}</h3>
        {aside ? <div className="text-[.8125rem] text-mute">{aside}</div> : null}
      </div>
      {children}
    </section>
  );
}
