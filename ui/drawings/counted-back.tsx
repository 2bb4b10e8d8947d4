interface CountedBackProps {
  /** From the first day to the last. */
  steps: readonly { date: string; name: string; days: number }[];
}

/** Steps before a closing date, as far apart as the days between them. */
export function CountedBack({ steps }: CountedBackProps) {
  return (
    <ol className="p-5 @lg:p-8">
      {steps.map(({ date, name, days }, index) => (
        <li
          key={name}
          className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-10 @lg:grid-cols-[8rem_minmax(0,1fr)]"
          style={index < steps.length - 1 ? { paddingBottom: `${1 + days * 0.09}rem` } : undefined}
        >
          <span className="font-mono text-sm [word-spacing:-.28em]">{date}</span>
          <span className="font-medium">
            {name}
            {index < steps.length - 1 ? (
              <span className="block text-sm font-normal text-mute">
                {days === 1 ? '1 day' : `${days} days`} until the next step
              </span>
            ) : null}
          </span>
          <span
            aria-hidden="true"
            className={`absolute top-1 left-[6.75rem] size-3.5 -translate-x-1/2 rounded-full @lg:left-[9.25rem] ${index === steps.length - 1 ? 'bg-ink' : 'bg-mint ring-2 ring-ink'}`}
          />
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className="absolute top-5 -bottom-1 left-[6.75rem] w-0.5 -translate-x-1/2 bg-line @lg:left-[9.25rem]"
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}
