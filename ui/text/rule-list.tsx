import type { ComponentProps } from 'react';

/** A name and what is said about it. */
export type NamedText = readonly [name: string, text: string];

interface RuleListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  rules: readonly NamedText[];
}

/** Named rules under one another, the name on the left where there is room. */
export function RuleList({ rules, className = '', ...rest }: RuleListProps) {
  return (
    <dl className={`border-t-2 border-ink ${className}`} {...rest}>
      {rules.map(([name, text]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is not done, each line behind a short dash. */
export function RefusalList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {lines.map((line) => (
        <li
          key={line}
          className="relative border-b border-line py-4 pl-9 text-pretty before:absolute before:left-0 before:top-[1.75rem] before:h-0.5 before:w-5 before:bg-ink"
        >
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Steps in their order, with large numbers. */
export function StepList({ steps }: { steps: readonly NamedText[] }) {
  return (
    <ol className="border-t-2 border-ink">
      {steps.map(([name, text], index) => (
        <li
          key={name}
          className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-line py-5 sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <span className="display text-[2.5rem] !leading-none sm:text-[3.25rem]" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-[1.375rem]">{name}</h3>
            <p className="mt-1.5 text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
