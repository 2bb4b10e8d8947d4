import { grouped } from '#lib/money/grouped.ts';
import { lastMonths, monthText, movement, type Row } from './rows.ts';
import { words } from './words.ts';

/** The last month as four bars: what stood, what came, what left, what that makes. */
export function MonthBars({ rows }: { rows: readonly Row[] }) {
  const month = lastMonths(rows).at(-1) ?? 0;
  const { before, came, left, cameSum, leftSum, now } = movement(rows, month);
  const top = Math.max(before + cameSum, now);
  // The first quarter of the height represents most of the money, so that you can see small changes.
  const floor = Math.max(0, Math.min(before, now) - (cameSum + leftSum) * 2);
  const high = (value: number) => `${(100 * (value - floor)) / (top - floor || 1)}%`;
  const bars = [
    { value: grouped(before), who: '', bottom: '0%', height: high(before) },
    {
      value: `+${grouped(cameSum)}`,
      who: came.map(({ customer }) => customer).join(', '),
      bottom: high(before),
      height: `calc(${high(before + cameSum)} - ${high(before)})`,
    },
    {
      value: `−${grouped(leftSum)}`,
      who: left.map(({ customer }) => customer).join(', '),
      bottom: high(now),
      height: `calc(${high(now + leftSum)} - ${high(now)})`,
    },
    { value: grouped(now), who: '', bottom: '0%', height: high(now) },
  ];
  return (
    <section id="month" className="month">
      <div>
        <h2>
          {words.month.heading} {monthText(month)}
        </h2>
        <p>{words.month.text}</p>
        <p className="cut">The bars start at {grouped(floor)}, so that you can see small changes.</p>
      </div>
      <ol>
        {bars.map(({ value, who, bottom, height }, index) => (
          <li key={words.month.parts[index]}>
            <div className="column" aria-hidden="true">
              <i style={{ bottom, height }} />
            </div>
            <b>{value}</b>
            <span>{words.month.parts[index]}</span>
            <small>{who}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
