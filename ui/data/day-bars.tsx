interface DayBarsProps {
  /** Every day of the span, also those with nothing. */
  days: readonly { day: string; views: number }[];
  /** What is counted, as in “pages read”. */
  counted: string;
}

const number = new Intl.NumberFormat('en-GB');
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWords = (day: string) => shortDay.format(new Date(day));

/** A round number that is no smaller: 1, 2 or 5 with zeros. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

const width = 720;
const height = 200;

/** One bar a day, from zero, with the table behind it one press away. */
export function DayBars({ days, counted }: DayBarsProps) {
  const top = roundUp(Math.max(1, ...days.map(({ views }) => views)));
  const step = width / days.length;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <svg
        viewBox={`0 -14 ${width} ${height + 14}`}
        className="w-full"
        role="img"
        aria-label={`${counted} by day`}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={0}
              x2={width}
              y1={height - share * height}
              y2={height - share * height}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
            <text x={0} y={height - share * height - 4} className="fill-mute font-mono text-[11px]">
              {share === 0 ? '' : number.format(top * share)}
            </text>
          </g>
        ))}
        {days.map(({ day, views }, place) => (
          <rect
            key={day}
            x={place * step + step * 0.15}
            width={step * 0.7}
            y={height - (views / top) * height}
            height={(views / top) * height}
            className="fill-accent"
          >
            <title>{`${dayWords(day)}: ${number.format(views)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="mt-2 flex justify-between font-mono text-[.8125rem] text-mute [word-spacing:-.28em]">
        <span>{first ? dayWords(first.day) : ''}</span>
        <span>{last ? dayWords(last.day) : ''}</span>
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
                  <time dateTime={day}>{dayWords(day)}</time>
                </th>
                <td className="text-end font-mono tabular-nums">{number.format(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
