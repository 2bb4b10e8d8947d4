interface DriftLinesProps {
  /** The ring at which it is time, as a share of the way from the middle to the rim. */
  due: number;
  people: readonly {
    name: string;
    /** Such as `every week, 5 days ago`. */
    says: string;
    /** From 0 in the middle to 1 at the rim. */
    away: number;
  }[];
}

const share = (part: number) => `${(part * 100).toFixed(1)}%`;

/** How far people have drifted from the middle, each measured by a rhythm of their own. */
export function DriftLines({ due, people }: DriftLinesProps) {
  return (
    <div className="p-5 @lg:p-8">
      <div aria-hidden="true" className="relative mb-3 h-5 text-xs text-mute @lg:ml-56">
        <span className="absolute left-0">You</span>
        <span className="absolute -translate-x-1/2" style={{ left: share(due) }}>
          Time to speak
        </span>
      </div>
      <ul className="grid gap-4 @lg:gap-2">
        {people.map(({ name, says, away }) => (
          <li key={name} className="items-center @lg:flex">
            <p className="w-56 shrink-0">
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-mute">{says}</span>
            </p>
            <div aria-hidden="true" className="relative h-9 flex-1">
              <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
              <span
                className="absolute inset-y-0 border-l-2 border-dashed border-outline"
                style={{ left: share(due) }}
              />
              <span
                className={`absolute top-1/2 size-5 -translate-1/2 rounded-full ${away > due ? 'bg-ink' : 'bg-pink'}`}
                style={{ left: share(away) }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
