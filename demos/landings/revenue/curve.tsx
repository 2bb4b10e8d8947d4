import { grouped } from '#lib/money/grouped.ts';
import { lastMonths, monthName, monthText, type Row, revenueIn } from './rows.ts';

/** The next round number at which an axis can end: 1, 2 or 5 with noughts. */
function roundTop(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].find((times) => times * step >= value * 1.12) ?? 12) * step;
}

const lineOf = (values: readonly number[], top: number) =>
  values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${Math.round((index * 1000) / (values.length - 1))} ${Math.round(300 - (value / top) * 300)}`,
    )
    .join('');

/** The brand's bird. It sits where the curve ends. */
export function Bird() {
  return (
    <svg viewBox="0 0 120 110" className="bird" aria-hidden="true">
      <path className="tail" d="M96 66 120 96 104 98 82 80Z" />
      <path
        className="body"
        d="M26 44C26 18 50 8 66 16c22 10 38 34 36 54-2 16-18 28-40 26C40 94 26 74 26 44Z"
      />
      <path className="wing" d="M62 48c20 0 38 16 36 38-18 6-38-8-36-38Z" />
      <path className="cap" d="M26 46C22 18 46 4 66 14 58 24 50 30 26 46Z" />
      <path className="beak" d="M30 30 2 46c8 8 18 12 30 12 6-8 6-20-2-28Z" />
      <circle cx="46" cy="34" r="5" />
      <path className="legs" d="M60 94v14M72 94v14" />
    </svg>
  );
}

/** Twelve months from zero, with the twelve before in a thin line. */
export function Curve({ rows, name }: { rows: readonly Row[]; name: string }) {
  const months = lastMonths(rows);
  const now = months.map((month) => revenueIn(rows, month));
  const before = months.map((month) => revenueIn(rows, month - 12));
  const top = roundTop(Math.max(1, ...now, ...before));
  const last = now.at(-1) ?? 0;
  const lastBefore = before.at(-1) ?? 0;
  const ends = months.length > 0;
  const said = ends
    ? `${name}: from ${grouped(now[0] ?? 0)} euros in ${monthText(months[0] ?? 0)} to ${grouped(last)} in ${monthText(months[11] ?? 0)}.`
    : `${name}: no rows yet.`;
  return (
    <figure className="curve">
      <figcaption>{name}, EUR a month</figcaption>
      <div className="plot" role="img" aria-label={said}>
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
          {[0, 75, 150, 225, 300].map((y) => (
            <path key={y} className="rule" d={`M0 ${y}H1000`} />
          ))}
          {ends ? (
            <>
              <path className="area" d={`${lineOf(now, top)}V300H0Z`} />
              <path className="year-before" d={lineOf(before, top)} />
              <path className="year" d={lineOf(now, top)} />
            </>
          ) : null}
        </svg>
        {ends ? (
          <>
            <span className="perch" style={{ top: `${100 - (last / top) * 100}%` }}>
              <Bird />
            </span>
            <span className="value" style={{ top: `${100 - (last / top) * 100}%` }}>
              {grouped(Math.round(last))}
            </span>
            <span className="value old" style={{ top: `${100 - (lastBefore / top) * 100}%` }}>
              {grouped(Math.round(lastBefore))} a year ago
            </span>
          </>
        ) : null}
      </div>
      <ol aria-hidden="true">
        {months.map((month) => (
          <li key={month}>{monthName(month)}</li>
        ))}
      </ol>
    </figure>
  );
}
