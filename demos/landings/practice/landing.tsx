import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { Clock } from './clock.tsx';
import finderStyles from './finder.css?url';
import heldStyles from './held.css?url';
import styles from './landing.css?url';
import { people, slots, template, week, words } from './words.ts';

const daysOf = (who: string): string =>
  week
    .filter(({ weekday }) => slots.some((slot) => slot.who === who && slot.weekday === weekday))
    .map(({ short }) => short)
    .join(', ');

function Footer() {
  return (
    <footer className="end">
      <p className="well">{words.end}</p>
      <p className="line">
        <span>{template.brand}</span>
        <span>{words.hours}</span>
        <a href="#times">Free times</a>
      </p>
    </footer>
  );
}

function Lane() {
  return (
    <svg viewBox="0 0 700 420" className="lane" aria-hidden="true">
      <path d="M0 300q44-24 88 0t88 0 88 0 88 0 88 0 88 0 88 0 88 0V420H0Z" className="water" />
      <path d="M0 262H700" className="street" />
      {[40, 150, 250, 470, 570].map((x, index) => (
        <path key={x} d={`M${x} 250V${150 - (index % 3) * 30}l40-34 40 34V250Z`} className="house" />
      ))}
      <path d="M352 250V110l46-40 46 40V250Z" className="house ours" />
      <path d="M380 250V190h36v60Z" className="door" />
      <path d="M20 262H380" className="walk" />
      <circle cx="20" cy="262" r="9" className="stop" />
    </svg>
  );
}

/** Harbour Lane Practice: free times before any text. */
export function PracticeLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, finderStyles, heldStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <section id="times" className="first">
        <div className="words">
          <h1>{words.h1}</h1>
          <div>
            <p>{words.lead}</p>
            <a href={words.action.href}>{words.action.label}</a>
          </div>
        </div>
        {centrepiece}
        <WithoutScripts>
          This is an example. With scripts switched on you can choose a time, hold it, and add it to your
          calendar.
        </WithoutScripts>
      </section>
      <section id="visit" className="visit">
        <h2>{words.visit.heading}</h2>
        <Clock />
        <ol>
          {words.visit.parts.map(({ minutes, what, text }) => (
            <li key={what}>
              <b>{minutes} min</b>
              <h3>{what}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="people" className="people">
        <h2>{words.people.heading}</h2>
        <ul>
          {people.map(({ id, name, text }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="in">{daysOf(id)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="bring" className="bring">
        <h2>{words.bring.heading}</h2>
        <ul>
          {words.bring.list.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{words.bring.leave}</p>
      </section>
      <section id="way" className="way">
        <div>
          <h2>{words.way.heading}</h2>
          <p>{words.way.text}</p>
        </div>
        <Lane />
      </section>
    </LandingGround>
  );
}
