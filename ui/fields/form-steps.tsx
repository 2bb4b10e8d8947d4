import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { leadTo, onReveal } from './reveal-field.ts';

/** One part of a long form. */
export interface FormPart {
  label: string;
  /** Nothing where the page itself shows something below the form instead, as a preview. */
  content?: ReactNode;
}

interface FormStepsProps {
  parts: readonly FormPart[];
  /** Called with the step that is now shown. */
  onShow?: (part: number) => void;
}

const partsIn = (place: HTMLElement): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-step]'),
];

const wrongIn = (part: HTMLElement | undefined): HTMLInputElement | undefined =>
  [...(part?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])].find(
    (control) => control.willValidate && !control.validity.valid,
  );

/** The steps of a long form, one at a time, each reachable at any moment. Without scripts they are listed one below the other. */
export function FormSteps({ parts, onShow }: FormStepsProps) {
  const [current, setCurrent] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onShow);
  useEffect(() => {
    tell.current = onShow;
  });

  // A field that is wrong may stand in a part that is not shown: the part comes before the focus does.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return onReveal(element, (field) => {
      const all = partsIn(element);
      const at = all.findIndex((part) => part.contains(field));
      if (at < 0) return;
      for (const [index, part] of all.entries()) part.toggleAttribute('data-shown', index === at);
      setCurrent(at);
      tell.current?.(at);
    });
  }, []);

  function go(to: number) {
    setCurrent(to);
    onShow?.(to);
    // Reading goes on at the part that has come.
    requestAnimationFrame(() => {
      const part = place.current && partsIn(place.current)[to];
      part?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'nearest' });
    });
  }

  function next() {
    const wrong = wrongIn(place.current ? partsIn(place.current)[current] : undefined);
    if (!wrong) return go(current + 1);
    // The form itself says what is wrong, beside the field.
    wrong.checkValidity();
    leadTo(wrong);
  }

  return (
    <div ref={place} className="grid scroll-mt-4 gap-5">
      <nav aria-label="Parts of this form" className="needs-script">
        <ol className="flex flex-wrap gap-1.5">
          {parts.map(({ label }, index) => (
            <li key={label}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => go(index)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-4 text-[.9375rem] hover:bg-selected aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
              >
                <span aria-hidden="true" className="mono-label">
                  {index + 1}
                </span>
                {label}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ label, content }, index) => (
        <section
          key={label}
          data-step={index}
          data-shown={index === current ? '' : undefined}
          aria-label={label}
          tabIndex={-1}
          className="min-w-0 outline-none not-data-shown:hidden noscript:block!"
        >
          {content}
        </section>
      ))}
      <div className="needs-script flex flex-wrap gap-3 empty:hidden">
        {current > 0 ? (
          <Button variant="ghost" size="small" onClick={() => go(current - 1)}>
            Back
          </Button>
        ) : null}
        {current < parts.length - 1 ? (
          <Button variant="ghost" size="small" onClick={next}>
            Continue: {parts[current + 1]?.label}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
