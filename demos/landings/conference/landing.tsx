import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { clock } from './agenda.ts';
import builderStyles from './day-builder.css?url';
import { HallPlan } from './hall-plan.tsx';
import styles from './landing.css?url';
import { sessions, template, words } from './words.ts';

const facts: Readonly<Record<string, string>> = words.lanes.facts;
const talks = sessions.filter(({ id }) => facts[id]);

/** Slow Software Day: a poster, and a day one can put together. */
export function ConferenceLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, builderStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="plug" aria-hidden="true">
            17:00
          </p>
          <p className="last">{words.end}</p>
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="poster">
        <h1>{words.h1}</h1>
        <div className="beside">
          <p>{words.lead}</p>
          <a href={words.action.href} className="go">
            {words.action.label}
          </a>
          <p className="place">{words.place}</p>
        </div>
        <p className="date">
          <span className="sr-only">{words.date.said}</span>
          <span aria-hidden="true">{words.date.day}</span>
          <span aria-hidden="true">{words.date.month}</span>
        </p>
      </section>
      <section id="agenda" className="agenda">
        <div className="opening">
          <h2>{words.agenda.heading}</h2>
          <p>{words.agenda.text}</p>
        </div>
        {centrepiece}
        <WithoutScripts>
          This is a sample choice. With scripts switched on you can build a day of your own.
        </WithoutScripts>
      </section>
      <section id="lanes" className="lanes">
        <h2>{words.lanes.heading}</h2>
        <p className="lanes-text">{words.lanes.text}</p>
        <ol className="water">
          {talks.map(({ id, from, title, by }) => (
            <li key={id}>
              <i className="cap" aria-hidden="true">
                {clock(from)}
              </i>
              <h3>{by}</h3>
              <p className="fact">
                {title}. {by.split(' ')[0]} {facts[id]}.
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section id="hall" className="hall">
        <div>
          <h2>{words.hall.heading}</h2>
          <p className="hall-text">{words.hall.text}</p>
        </div>
        <HallPlan />
      </section>
      <section id="bathing" className="bathing">
        <h2>{words.bathing.heading}</h2>
        <ul className="signs">
          {words.bathing.list.map(({ sign, rule, text }) => (
            <li key={sign}>
              <b className="sign">{sign}</b>
              <h3>{rule}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="bands" className="bands">
        <h2>{words.bands.heading}</h2>
        <ul>
          {words.bands.list.map(({ who, price, text }) => (
            <li key={who} className="band">
              <h3>{who}</h3>
              <p>{text}</p>
              <b className="price">£{price}</b>
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
