import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { FloorDrawing } from './floor-drawing.tsx';
import styles from './landing.css?url';
import moverStyles from './mover.css?url';
import { roundOf, shortest } from './round.ts';
import { RoundPlan } from './round-plan.tsx';
import { sampleStock } from './stock.ts';
import { sampleOrder, template, words } from './words.ts';

const stock = sampleStock();
const best = shortest(sampleOrder);

function Label() {
  return (
    <section id="label" className="label">
      <div>
        <h2>{words.label.heading}</h2>
        <p>{words.label.text}</p>
      </div>
      <div className="sticker">
        <p className="code">P-040</p>
        <p className="goods">Wool blankets, 12 pieces</p>
        <i className="bars" aria-hidden="true" />
        <ol>
          {words.label.stamps.map(({ at, what, who }) => (
            <li key={at}>
              <time>{at}</time>
              <span>{what}</span>
              <em>{who}</em>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Palletine: a stock floor one can work on. */
export function WarehouseLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, moverStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={
        <footer className="end">
          <p className="last">{words.end}</p>
          <p className="wordmark" aria-hidden="true">
            {template.brand}
          </p>
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="first">
        <h1>{words.h1}</h1>
        <div className="words">
          <p>{words.lead}</p>
          <a href={words.action.href} className="go">
            {words.action.label}
          </a>
        </div>
        <FloorDrawing stock={stock} />
      </section>
      <section id="floor" className="floor">
        <div className="heading">
          <h2>{words.floor.heading}</h2>
          <p className="heading-text">{words.floor.text}</p>
        </div>
        {centrepiece}
        <WithoutScripts>
          This is the sample floor. With scripts switched on you can find a box and move it.
        </WithoutScripts>
      </section>
      <Label />
      <section id="round" className="round">
        <h2>
          {roundOf(sampleOrder)} metres or {roundOf(best)}
        </h2>
        <p>{words.round.text}</p>
        <div className="plans">
          <RoundPlan stops={sampleOrder} name={words.round.before} />
          <RoundPlan stops={best} name={words.round.after} />
        </div>
      </section>
      <section id="rules" className="rules">
        <h2>{words.rules.heading}</h2>
        <ul>
          {words.rules.list.map(({ sign, text }) => (
            <li key={sign}>
              <h3>{sign}</h3>
              <p className="meaning">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="halls" className="halls">
        <h2>{words.halls.heading}</h2>
        <ul>
          {words.halls.list.map(({ name, aisles, price, note }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="price">
                €{price} <small>{words.halls.unit}</small>
              </p>
              <p>{aisles}</p>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </section>
    </LandingGround>
  );
}
