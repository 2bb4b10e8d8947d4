import { yearsOf } from './grow.ts';
import { balances, hill } from './hill.ts';
import { sample, words } from './words.ts';
import { euros } from './written.ts';

const span = 30;
const savers = [0, 5, 10].map((late) => {
  const years = yearsOf({ ...sample, years: span - late });
  return { late, years, last: years.at(-1) };
});
const most = savers[0]?.last?.balance ?? 0;
const lost = most - (savers[1]?.last?.balance ?? 0);
const unpaid = 5 * 12 * sample.monthly * 100;
const sheet = { width: 1440, height: 420, years: span, most };

/** Three savers as three hills: those who begin later end lower, by more than what they didn't pay in. */
export function Hills() {
  return (
    <section id="waiting" className="waiting">
      <h2>
        Waiting five years costs {euros(lost)} <small>EUR</small>
      </h2>
      <p className="lead">{words.waiting.text}</p>
      <p className="lead">
        Five years of {sample.monthly} a month come to {euros(unpaid)}. The other {euros(lost - unpaid)} is
        interest that never had time to build up.
      </p>
      <figure>
        <svg
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Three hills over ${span} years, each lower than the one that began before it.`}
        >
          {savers.map(({ late, years }) => (
            <path key={late} d={hill(0, balances(years), sheet, late)} />
          ))}
        </svg>
        <figcaption>
          {savers.map(({ late, last }) => (
            <span key={late}>
              <b>{euros(last?.balance ?? 0)}</b>
              {late === 0 ? `${span} years` : `${span - late} years, started ${late} years later`}
            </span>
          ))}
        </figcaption>
      </figure>
    </section>
  );
}
