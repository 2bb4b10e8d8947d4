import type { LandingBrief } from '#lib/look/landing-brief.ts';
import { OwnStyles } from './own-styles.tsx';
import styles from './revenue.css?url';

interface RevenueBrief extends LandingBrief {
  figures: { label: string; value: string; unit: string; change: string }[];
  months: number[];
  lastYear: number[];
  names: string[];
  rows: { customer: string; plan: string; since: string; month: string }[];
}

const highest = 200;
const line = (values: number[]) =>
  values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${(index * 1000) / (values.length - 1)} ${300 - (value / highest) * 300}`,
    )
    .join('');

/** Twelve months against the twelve before, from zero. */
function Chart({ brief }: { brief: RevenueBrief }) {
  return (
    <figure
      className="chart"
      aria-label="Sample chart: recurring revenue grew from 121 to 184 thousand euros in twelve months."
    >
      <p className="mono-label">Recurring revenue, thousand EUR</p>
      <div className="plot">
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
          {[0, 75, 150, 225, 300].map((y) => (
            <path key={y} d={`M0 ${y}H1000`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
          ))}
          <path d={`${line(brief.months)}V300H0Z`} fill="var(--accent)" opacity=".1" />
          <path
            d={line(brief.lastYear)}
            fill="none"
            stroke="var(--mute)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={line(brief.months)}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span style={{ top: '8%' }}>184</span>
        <span style={{ top: '40%' }}>120 a year ago</span>
      </div>
      <ol aria-hidden="true">
        {brief.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  );
}

export function Screen({ brief }: { brief: RevenueBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="board">
        <div className="words">
          <b>{brief.brand}</b>
          <h1>{brief.h1}</h1>
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <Chart brief={brief} />
        <dl className="figures">
          {brief.figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                {figure.value} <small>{figure.unit}</small>
                <i>{figure.change}</i>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="rows" className="rows">
        <h2>184,210 is these rows, added</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Customer</th>
              <th scope="col">Plan</th>
              <th scope="col">Since</th>
              <th scope="col">EUR a month</th>
            </tr>
          </thead>
          <tbody>
            {brief.rows.map((row) => (
              <tr key={row.customer}>
                <th scope="row">{row.customer}</th>
                <td>{row.plan}</td>
                <td>{row.since}</td>
                <td>{row.month}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>and 61 more, sample data</p>
      </section>
    </>
  );
}
