import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import boardStyles from './board.css?url';
import { Bird, Curve } from './curve.tsx';
import { FigureRow } from './figure-row.tsx';
import styles from './landing.css?url';
import { MonthBars } from './month.tsx';
import { figuresOf, payersOf, readRows } from './rows.ts';
import { sample, template, words } from './words.ts';

const rows = readRows(sample);
const payers = payersOf(rows);
const figures = figuresOf(rows);
const [first] = payers;

/** Grossbeak: a revenue board whose figures open to their rows. */
export function RevenueLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, boardStyles]}
      header={
        <LandingHeader
          brand={
            <>
              <Bird /> {template.brand}
            </>
          }
          links={words.links}
        />
      }
      footer={
        <footer className="end">
          <p className="last">{words.end}</p>
          <Bird />
          <p>{words.footer}</p>
        </footer>
      }
    >
      <section className="first">
        <div className="words">
          <h1>{words.h1}</h1>
          <p>{words.lead}</p>
          <a href={words.action.href} className="go">
            {words.action.label}
          </a>
        </div>
        <Curve rows={rows} name="Recurring revenue" />
        <FigureRow figures={figures} />
      </section>
      <section id="rows" className="rows">
        <h2>{words.rows.heading}</h2>
        <p>{words.rows.text}</p>
        {centrepiece}
        <WithoutScripts>
          These are sample rows. With scripts switched on you can change them and paste your own.
        </WithoutScripts>
      </section>
      <MonthBars rows={rows} />
      <section id="weight" className="weight">
        <h2>
          {first?.customer} pays {figures.largest?.toFixed(0)}% of the total
        </h2>
        <p>{words.weight.text}</p>
        <ol>
          {payers.map(({ customer, amount }, place) => (
            <li
              key={customer}
              style={{ width: `${(100 * amount) / (first?.amount ?? 1)}%` }}
              data-place={place}
            >
              <span>{customer}</span>
              <b>{((100 * amount) / figures.now).toFixed(1)}%</b>
            </li>
          ))}
        </ol>
      </section>
      <section id="diet" className="diet">
        <h2>{words.diet.heading}</h2>
        <ul>
          {words.diet.list.map(({ food, like, text }) => (
            <li key={food}>
              <em>{like}</em>
              <h3>{food}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="close" className="close">
        <h2>{words.close.heading}</h2>
        <ol>
          {words.close.steps.map(({ at, text }) => (
            <li key={at}>
              <time>{at}</time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </LandingGround>
  );
}
