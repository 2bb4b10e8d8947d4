import { shortMonth } from '#lib/time/day-words.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { useMoney } from '../money.tsx';

interface MonthBarsProps {
  label: string;
  months: readonly { month: string; first: number; second: number }[];
  names: readonly [first: string, second: string];
  current: string;
  /** The place of a month's own report. */
  report: string;
}

/** Two bars for every month; the words of each bar's link say its amounts. */
export function MonthBars({ label, months, names, current, report }: MonthBarsProps) {
  const { whole } = useMoney();
  const most = Math.max(1, ...months.flatMap(({ first, second }) => [first, second]));
  const height = (cents: number) => `${Math.max(0, (cents / most) * 100)}%`;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-[.875rem] text-mute">
        <span className="sr-only">{label}: </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-(--series-1)" aria-hidden="true" />
          {names[0]}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3 rounded-sm bg-(--series-2)" aria-hidden="true" />
          {names[1]}
        </span>
        <span className="ms-auto">{`Highest ${whole(most)}`}</span>
      </figcaption>
      <ul className="flex h-44 items-stretch gap-1 border-b border-ink sm:gap-2">
        {months.map(({ month, first, second }) => (
          <li key={month} className="min-w-0 flex-1">
            <a
              href={hrefTo(['reports', report], { month })}
              aria-current={month === current || undefined}
              aria-label={`${shortMonth(`${month}-01`)} ${month.slice(0, 4)}: ${names[0]} ${whole(first)}, ${names[1]} ${whole(second)}`}
              className="flex h-full flex-col rounded-t-xl px-0.5 hover:bg-selected aria-[current]:bg-selected sm:px-1.5"
            >
              <span className="flex min-h-0 flex-1 items-end justify-center gap-0.5 pt-2 sm:gap-1">
                <span
                  className="w-full max-w-6 rounded-t-sm bg-(--series-1)"
                  style={{ height: height(first) }}
                />
                <span
                  className="w-full max-w-6 rounded-t-sm bg-(--series-2)"
                  style={{ height: height(second) }}
                />
              </span>
              <span className="py-1.5 text-center text-[.75rem] text-mute">{shortMonth(`${month}-01`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </figure>
  );
}
