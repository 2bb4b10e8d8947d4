import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './bikes.css?url';
import { OwnStyles } from './own-styles.tsx';

interface BikesBrief extends LandingBrief {
  stops: { minute: string; name: string; text: string }[];
}

/** A city bike in one line weight, as a sign would show it. */
function Bike() {
  return (
    <svg viewBox="0 0 240 150" className="bike" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinejoin="miter">
        <circle cx="50" cy="100" r="44" />
        <circle cx="190" cy="100" r="44" />
        <path d="M50 100 88 42h76l26 58M164 42l-10-26h26M88 42l30 58H50M118 100l46-58M88 42l-6-18M68 22h30" />
      </g>
    </svg>
  );
}

export function Screen({ brief }: { brief: BikesBrief }) {
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first wrap">
        <p className="brand">
          {brief.brand} <span>Line 1</span>
        </p>
        <h1>
          <span>{brief.h1}</span>
        </h1>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <Bike />
        <svg className="route wide" viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
          <path d="M1440 20H560L460 100H80V140" vectorEffect="non-scaling-stroke" />
        </svg>
      </section>
      <section id="stops" className="stops">
        <ol className="wrap">
          {brief.stops.map((stop) => (
            <li key={stop.minute}>
              <p className="minute">
                {stop.minute}
                <small>min</small>
              </p>
              <h2>{stop.name}</h2>
              <p>{stop.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
