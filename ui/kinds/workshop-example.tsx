import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CodeRun } from '#lib/look/code-run.ts';
import { type Direction, ReadingDirection } from '../foundation/direction.tsx';
import { WorkshopSource } from './workshop-source.tsx';

interface WorkshopExampleProps {
  /** Its place on the page. */
  id: string;
  heading: string;
  /** What to look at, in a sentence. */
  note?: string;
  file: string;
  /** The example's own file. */
  source: readonly CodeRun[];
  /** Whether the code stands open where there is room for it, from 768 px on. */
  open?: boolean;
  children: ReactNode;
}

const segment = 'kit-choice';

// The canvas asks its neighbour. If it asked what is around it, all of that would be looked at again
// whenever an example adds an element, and a table that scrolls adds some at every frame.
const shown = [
  '[[data-switches]:has([value=dark]:checked)~&]:[color-scheme:dark]',
  '[[data-switches]:has([value=light]:checked)~&]:[color-scheme:light]',
  '[[data-switches]:has([name=text]:checked)~&]:[zoom:2]',
  "[[data-switches]:has([value='320']:checked)~&]:[--wide:320px]",
  "[[data-switches]:has([value='768']:checked)~&]:[--wide:768px]",
  "[[data-switches]:has([value='1920']:checked)~&]:[--wide:1920px]",
].join(' ');

interface ChoiceProps {
  name: string;
  value: string;
  checked?: boolean;
  className?: string;
  children: ReactNode;
}

function Choice({ name, value, checked, className = '', children }: ChoiceProps) {
  return (
    <label className={`${segment} ${className}`}>
      <input type="radio" name={name} value={value} defaultChecked={checked} className="sr-only" />
      {children}
    </label>
  );
}

function Toggle({ name, label, checked }: { name: string; label: string; checked?: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-1.5 text-[.84375rem] lg:min-h-9">
      <input type="checkbox" name={name} defaultChecked={checked} className="kit-toggle" />
      {label}
    </label>
  );
}

/**
 * A running example: switches for theme, direction, motion, text size and width on top, its own file below.
 * Theme, text size and width are CSS on the switches' state, so they act before any script.
 */
export function WorkshopExample({
  id,
  heading,
  note,
  file,
  source,
  open = false,
  children,
}: WorkshopExampleProps) {
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  const [still, setStill] = useState(false);
  function read() {
    const switches = form.current?.elements;
    const isOn = (key: string) => (switches?.namedItem(key) as HTMLInputElement | null)?.checked;
    setDirection(isOn('rtl') ? 'rtl' : 'ltr');
    setStill(isOn('motion') === false);
  }
  // A switch that was moved before the scripts arrived has moved already.
  useEffect(read, []);
  return (
    // Apart from its neighbours, so that drawing one of them again leaves the others alone.
    <section id={id} className="isolate min-w-0">
      <h2 className="text-2xl">{heading}</h2>
      {note ? <p className="mt-2 max-w-[40rem] text-pretty text-mute">{note}</p> : null}
      <div className="@container mt-4 overflow-hidden rounded-card border border-line bg-raised max-sm:-mx-2">
        <form
          ref={form}
          onChange={read}
          aria-label={`Display options for “${heading}”`}
          data-switches=""
          className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 @3xl:gap-x-5 @3xl:px-5"
        >
          {/* Until one is chosen the example wears the page's theme, and that one looks chosen. */}
          <fieldset aria-label="Theme" data-themes="" className="flex rounded-full bg-sunk p-0.5">
            <Choice
              name={`${name}-theme`}
              value="light"
              className="[[data-themes]:not(:has(:checked))_&]:bg-[light-dark(var(--raised),transparent)]"
            >
              <Sun size={16} strokeWidth={1.5} aria-hidden="true" /> Light
            </Choice>
            <Choice
              name={`${name}-theme`}
              value="dark"
              className="[[data-themes]:not(:has(:checked))_&]:bg-[light-dark(transparent,var(--raised))]"
            >
              <Moon size={16} strokeWidth={1.5} aria-hidden="true" /> Dark
            </Choice>
          </fieldset>
          <Toggle name="rtl" label="Right to left" />
          <Toggle name="motion" label="Motion" checked />
          <Toggle name="text" label="200% text" />
          <fieldset aria-label="Width" className="ms-auto hidden rounded-full bg-sunk p-0.5 sm:flex">
            <Choice name={`${name}-width`} value="320">
              320
            </Choice>
            <Choice name={`${name}-width`} value="768" className="@max-3xl:hidden">
              768
            </Choice>
            <Choice name={`${name}-width`} value="1920">
              1920
            </Choice>
            <Choice name={`${name}-width`} value="full" checked>
              Full
            </Choice>
          </fieldset>
        </form>
        <ReadingDirection direction={direction}>
          <div
            dir={direction}
            data-example={id}
            data-still={still || undefined}
            className={`overflow-x-auto border-y border-line bg-paper text-ink ${shown}`}
          >
            <div className="@container mx-auto w-(--wide,auto) p-4 sm:p-7">{children}</div>
          </div>
        </ReadingDirection>
        <WorkshopSource file={file} source={source} open={open} />
      </div>
    </section>
  );
}
