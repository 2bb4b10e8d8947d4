import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useDirection } from '../foundation/direction.tsx';
import { useDrag } from './use-drag.ts';
import { useScrollRow } from './use-scroll-row.ts';

interface CarouselProps extends ComponentProps<'section'> {
  /** What the row contains, for screen readers. */
  label: string;
  /** A heading above the row, beside the buttons. */
  heading?: ReactNode;
  /** How the position is shown: a number, or a dot for each slide (up to eight). */
  variant?: 'count' | 'dots';
  /** The width of each item; `100%` shows one at a time. */
  width?: string;
  /** Whether the row spans the full width of the window, even inside a narrower column. */
  bleeds?: boolean;
  /** The items, which are all of one kind. */
  children: ReactNode;
}

const edges = {
  inside: '-mx-1 scroll-px-1 rounded-card px-1',
  // The first thing stands where the column begins; the row goes on to both edges of the window.
  window:
    'ms-[calc(50%-50vw)] w-screen scroll-px-[max(var(--gutter),calc(50vw-45rem+var(--gutter)))] px-[max(var(--gutter),calc(50vw-45rem+var(--gutter)))]',
};

const round =
  'grid size-11 place-items-center rounded-full border border-outline hover:bg-sunk aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-mute aria-disabled:hover:bg-transparent';

/** A row wider than its container that people move by finger, mouse, wheel, keys or buttons. It doesn't move by itself. */
export function Carousel({
  label,
  heading,
  variant = 'count',
  width = 'min(82%, 18rem)',
  bleeds = false,
  className = '',
  children,
  ...rest
}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const row = useScrollRow(list);
  useDrag(list);
  const ahead = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const items = Children.toArray(children);
  const fits = row.start && row.end;

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') row.nudge(event.key === ahead ? 1 : -1);
    else if (event.key === 'Home') row.goTo(0);
    else if (event.key === 'End') row.goTo(items.length - 1);
    else return;
    event.preventDefault();
  }

  return (
    <section aria-label={label} aria-roledescription="carousel" className={`min-w-0 ${className}`} {...rest}>
      <div
        className={`mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${fits && !heading ? 'hidden' : ''}`}
      >
        {heading ? <div className="min-w-0 flex-1 basis-32">{heading}</div> : null}
        <div
          className={`flex items-center gap-2 ${heading ? '' : 'w-full justify-end'} ${fits ? 'invisible' : ''}`}
        >
          {variant === 'dots' ? (
            <div className="me-2 flex">
              {items.map((_, index) => (
                <button
                  key={String(index)}
                  type="button"
                  aria-label={`Show ${index + 1} of ${items.length}`}
                  aria-current={index === row.index || undefined}
                  onClick={() => row.goTo(index)}
                  className="group/dot grid h-11 w-6 place-items-center rounded-full"
                >
                  <span className="size-2 rounded-full bg-outline transition-[width,background-color] duration-(--state) group-hover/dot:bg-ink group-aria-[current]/dot:w-4 group-aria-[current]/dot:bg-ink" />
                </button>
              ))}
            </div>
          ) : null}
          <p
            role="status"
            className={variant === 'dots' ? 'sr-only' : 'mono-label me-2 text-mute tabular-nums'}
          >
            {row.index + 1} of {items.length}
          </p>
          <button
            type="button"
            aria-label="Previous"
            aria-disabled={row.start}
            onClick={() => row.step(-1)}
            className={round}
          >
            <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            aria-label="Next"
            aria-disabled={row.end}
            onClick={() => row.step(1)}
            className={round}
          >
            <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
        </div>
      </div>
      <ul
        ref={list}
        tabIndex={0}
        aria-label={label}
        onKeyDown={press}
        className={`relative flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain py-1 [scrollbar-width:none] @2xl:gap-4 ${bleeds ? edges.window : edges.inside}`}
      >
        {items.map((item, index) => (
          <li key={String(index)} style={{ width }} className="max-w-full shrink-0 snap-start *:h-full">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
