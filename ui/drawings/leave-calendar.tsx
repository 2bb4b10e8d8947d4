interface LeaveCalendarProps {
  month: string;
  days: number;
  weekends: readonly number[];
  people: readonly {
    name: string;
    spans: readonly { from: number; to: number; state: 'granted' | 'held' }[];
  }[];
}

/** One month of a team: what is granted is filled, what is only asked for is outlined. */
export function LeaveCalendar({ month, days, weekends, people }: LeaveCalendarProps) {
  const share = (day: number) => `${((day - 1) / days) * 100}%`;
  return (
    <div className="px-5 py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <span className="font-display text-xl font-semibold tracking-[-.03em]">{month}</span>
        <span className="flex gap-5 text-sm">
          <span className="flex items-center gap-2">
            <span className="h-3 w-5 rounded-sm bg-hue" />
            granted
          </span>
          <span className="flex items-center gap-2">
            <span className="h-3 w-5 rounded-sm border border-dashed border-ink" />
            held
          </span>
        </span>
      </p>
      <ul className="mt-4 border-t border-line">
        {people.map((person) => (
          <li
            key={person.name}
            className="grid items-center gap-x-4 border-b border-line py-1.5 sm:grid-cols-[8rem_1fr]"
          >
            <span className="text-[.95rem] font-medium">{person.name}</span>
            <span className="relative h-9">
              {weekends.map((day) => (
                <span
                  key={day}
                  className="absolute inset-y-0 bg-selected"
                  style={{ left: share(day), width: `${100 / days}%` }}
                />
              ))}
              {person.spans.map((span) => (
                <span
                  key={span.from}
                  className={`absolute top-1.5 h-6 rounded-md ${span.state === 'granted' ? 'bg-hue' : 'border border-dashed border-ink bg-raised'}`}
                  style={{ left: share(span.from), width: `${((span.to - span.from + 1) / days) * 100}%` }}
                >
                  <span className="sr-only">
                    {span.from} to {span.to}, {span.state}
                  </span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex justify-between font-mono text-xs text-mute sm:pl-36" aria-hidden="true">
        <span>1</span>
        <span>10</span>
        <span>20</span>
        <span>{days}</span>
      </p>
    </div>
  );
}
