import { grouped } from '#lib/money/grouped.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';

interface DayBarsProps {
  /** Every day of the span, also those with nothing. */
  days: readonly { day: string; views: number }[];
  /** What is counted, as in “pages read”. */
  counted: string;
}

/** A round number that is no smaller and not much larger; its half is a whole number, unless it is 1. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const tops = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => Math.round(step * power * 10) / 10);
  return tops.find((top) => top >= value && (top === 1 || top % 2 === 0)) ?? 10 * power;
}

const width = 720;
const height = 200;

/** One bar for each day, starting from zero, with the data as a table one click away. */
export function DayBars({ days, counted }: DayBarsProps) {
  const top = roundUp(Math.max(1, ...days.map(({ views }) => views)));
  const step = width / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="pt-4">
      <div className="relative h-40 sm:h-56">
        {[0, 0.5, 1].map((share) => (
          <div
            key={share}
            aria-hidden="true"
            className="absolute inset-x-0 border-t border-line font-mono text-[.75rem] leading-none text-mute"
            style={{ top: `${(1 - share) * 100}%` }}
          >
            {share === 0 ? null : <span className="absolute bottom-1 start-0">{grouped(top * share)}</span>}
          </div>
        ))}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
          role="img"
          aria-label={`${counted} by day`}
        >
          {days.map(({ day, views }, place) => (
            <rect
              key={day}
              x={place * step + step * 0.15}
              width={step * 0.7}
              y={height - (views / top) * height}
              height={(views / top) * height}
              className="fill-accent"
            >
              <title>{`${dayAndMonth(day)}: ${grouped(views)}`}</title>
            </rect>
          ))}
        </svg>
      </div>
      <div className="mt-2 flex justify-between font-mono text-[.8125rem] text-mute [word-spacing:-.28em]">
        <span>{first ? dayAndMonth(first.day) : ''}</span>
        <span>{last ? dayAndMonth(last.day) : ''}</span>
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-[.9375rem] underline decoration-line underline-offset-4">
          Show the table
        </summary>
        <table className="mt-2 w-full max-w-sm text-[.9375rem]">
          <caption className="sr-only">{counted} by day</caption>
          <tbody>
            {days.map(({ day, views }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  <time dateTime={day}>{dayAndMonth(day)}</time>
                </th>
                <td className="text-end font-mono tabular-nums">{grouped(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
