import { Children, type ReactNode, Suspense } from 'react';

interface DemoScreenProps {
  /** A `DemoBar`. */
  bar: ReactNode;
  /** An `InputsPanel`. */
  inputs: ReactNode;
  /** Tools of the result in a narrow column at the end; on a desktop only. */
  rail?: ReactNode;
  /** A `PhoneBar`. */
  phoneBar: ReactNode;
  /** What has just happened, for those who do not see it: said once when the words change. */
  said: string;
  /** The result: a `DemoStrip`, then whatever shows it. */
  children: ReactNode;
}

/**
 * A demo that works: inputs at the start, the result beside them; on a phone the result alone, inputs in a sheet.
 * Whichever of the two is shorter stays in view while the page scrolls through the other.
 * Each part is a boundary, so that it comes alive by itself: a demo in one piece would hold a slow phone up.
 */
export function DemoScreen({ bar, inputs, rail, phoneBar, said, children }: DemoScreenProps) {
  return (
    <div>
      <Suspense>{bar}</Suspense>
      <div className="lg:flex lg:min-h-[calc(100dvh-6.5rem)]">
        <Suspense>{inputs}</Suspense>
        <div className="flex min-w-0 flex-1 flex-col lg:sticky lg:top-0 lg:min-h-[calc(100dvh-6.5rem)] lg:self-start">
          {Children.map(children, (part) => (
            <Suspense>{part}</Suspense>
          ))}
        </div>
        <div className="w-16 shrink-0 border-s border-line max-lg:hidden">
          <Suspense>{rail}</Suspense>
        </div>
      </div>
      <Suspense>{phoneBar}</Suspense>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface DemoFiguresProps {
  figures: readonly (readonly [name: string, value: string, unit: string])[];
}

/** The figures of a `DemoStrip`: four at most. */
export function DemoFigures({ figures }: DemoFiguresProps) {
  return (
    // Drawn again when a figure changes: widths differ, and no figure is to slide aside.
    <dl
      key={figures.map(([, value]) => value).join()}
      className="flex flex-wrap gap-x-7 gap-y-2 max-lg:justify-between max-lg:border-t max-lg:border-current/30 max-lg:pt-3"
    >
      {figures.map(([name, value, unit]) => (
        <div key={name}>
          <dt className="text-[.8125rem] lg:text-end">{name}</dt>
          <dd className="whitespace-nowrap font-mono text-[1.25rem] leading-snug tabular-nums tracking-tight lg:text-end">
            {value}
            {unit ? <span className="ms-0.5 text-[.8125rem]">{unit}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
