import type { Plan, YearEnd } from './grow.ts';
import { balances, hill, marks, payments } from './hill.ts';
import { euros } from './written.ts';

const width = 1000;
const height = 300;

/** Two hills: what was paid in, and behind it what it became. */
export function Curve({ plan, years }: { plan: Plan; years: readonly YearEnd[] }) {
  const last = years.at(-1);
  const most = last?.balance ?? 0;
  const sheet = { width, height, years: plan.years, most };
  const start = plan.first * 100;
  return (
    <figure className="curve">
      <div className="sheet">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`The balance over ${plan.years} years: ${euros(last?.paid ?? 0)} euros paid in become ${euros(most)}.`}
        >
          <path className="became" d={hill(start, balances(years), sheet)} />
          <path className="paid" d={hill(start, payments(years), sheet)} />
        </svg>
        {marks(most / 100).map((mark) => (
          <i key={mark} style={{ bottom: `${(mark * 10_000) / most}%` }}>
            {euros(mark * 100)}
          </i>
        ))}
      </div>
      <figcaption>
        <span>Today</span>
        <span>
          {plan.years} {plan.years === 1 ? 'year' : 'years'}
        </span>
      </figcaption>
    </figure>
  );
}
