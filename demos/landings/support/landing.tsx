import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import inboxStyles from './inbox.css?url';
import styles from './landing.css?url';
import { day, team, template, words } from './words.ts';

const asked = day.reduce((sum, hour) => sum + hour.asked, 0);
const busiest = day.reduce((most, hour) => (hour.asked > most.asked ? hour : most), day[0]);

function Footer() {
  return (
    <footer className="end">
      <p className="bubble them">{words.end}</p>
      <p className="bubble us">{words.reply}</p>
      <p className="name">{template.brand}</p>
    </footer>
  );
}

/** Pipwell: a support inbox for six. */
export function SupportLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, inboxStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <section className="first">
        <div className="words">
          <h1>{words.h1}</h1>
          <p>{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
        </div>
        <div id="inbox">
          {centrepiece}
          <WithoutScripts>
            This is an example. With scripts switched on you can open, answer and write questions.
          </WithoutScripts>
        </div>
      </section>
      <section id="rules" className="rules">
        {words.rules.map(({ rule, text }) => (
          <article key={rule}>
            <h2>{rule}</h2>
            <p>{text}</p>
          </article>
        ))}
      </section>
      <section id="six" className="six">
        <h2>{words.six.heading}</h2>
        <p>{words.six.text}</p>
        <ul>
          {team.map(({ name, likes }) => (
            <li key={name}>
              <b aria-hidden="true">{name.slice(0, 1)}</b>
              {name}
              <small>{likes}</small>
            </li>
          ))}
        </ul>
      </section>
      <section id="day" className="day">
        <h2>{words.day.heading}</h2>
        <p>
          {asked} {words.day.text} {busiest.hour}:00.
        </p>
        <ol>
          {day.map(({ hour, asked: count }) => (
            <li key={hour}>
              <i style={{ height: `${count * 0.9}rem` }}>{count}</i>
              {hour}
            </li>
          ))}
        </ol>
      </section>
      <section id="prices" className="prices">
        <h2>{words.prices.heading}</h2>
        <p>
          <b className="nine">{words.prices.price}</b> {words.prices.text}
        </p>
      </section>
    </LandingGround>
  );
}
