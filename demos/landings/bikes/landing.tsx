import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { Bike } from './bike.tsx';
import styles from './landing.css?url';
import plannerStyles from './planner.css?url';
import { template, words } from './words.ts';

function Footer() {
  return (
    <footer className="terminus">
      <p className="all-change">{words.end}</p>
      <Bike />
      <p>{words.footer}</p>
    </footer>
  );
}

const brand = (
  <>
    {template.brand} <span>{words.badge}</span>
  </>
);

/** Spoke & Kerb: a bike scheme that is one red line from the first word to the last. */
export function BikesLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, plannerStyles]}
      header={<LandingHeader brand={brand} links={words.links} />}
      footer={<Footer />}
    >
      <section className="first">
        <h1>{words.h1}</h1>
        <div className="words">
          <p>{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
        </div>
        <Bike />
        <svg className="route" viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
          <path d="M1440 20H560L460 100H80V140" vectorEffect="non-scaling-stroke" />
        </svg>
      </section>
      <section id="plan" className="plan">
        <h2>{words.plan.heading}</h2>
        <p>{words.plan.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is an example. With scripts switched on you can ask for a trip between any two docks.
        </WithoutScripts>
      </section>
      <section id="stops" className="stops">
        <h2>{words.stops.heading}</h2>
        <ol>
          {words.stops.list.map(({ dock, minute, text }) => (
            <li key={dock}>
              <p className="minute">
                {String(minute).padStart(2, '0')}
                <small>min</small>
              </p>
              <h3>{dock}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="bike" className="the-bike">
        <h2>{words.bike.heading}</h2>
        <div className="drawing">
          <Bike className="big" />
          <dl>
            {words.bike.parts.map(({ part, text }) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section id="fares" className="fares">
        <h2>{words.fares.heading}</h2>
        <ul>
          {words.fares.list.map(({ price, what }) => (
            <li key={what}>
              <b>{price}</b>
              <span>EUR {what}</span>
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
