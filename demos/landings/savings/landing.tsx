import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { Arithmetic } from './arithmetic.tsx';
import calculatorStyles from './calculator.css?url';
import { Hills } from './hills.tsx';
import styles from './landing.css?url';
import { Passbook } from './passbook.tsx';
import { template, words } from './words.ts';

function Footer() {
  return (
    <footer className="end">
      <p className="last">{words.end}</p>
      <p className="foot">
        <span>{template.brand}</span>
        <span>{words.note}</span>
        <a href="#calculator">Back to the sliders</a>
      </p>
    </footer>
  );
}

/** Fennel & Vale: a savings house that shows its arithmetic. */
export function SavingsLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, calculatorStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <section className="first">
        <div className="words">
          <h1>{words.h1}</h1>
          <p>{words.lead}</p>
          <a href={words.action.href}>{words.action.label}</a>
        </div>
        <div id="calculator">
          {centrepiece}
          <WithoutScripts>
            This is an example. With scripts switched on you can move the sliders and download the table.
          </WithoutScripts>
        </div>
      </section>
      <Arithmetic />
      <Hills />
      <Passbook />
      <section id="prices" className="prices">
        <h2>{words.prices.heading}</h2>
        <dl>
          {words.prices.list.map(({ price, unit, what }) => (
            <div key={what}>
              <dt>
                {price} <small>{unit ?? 'EUR'}</small>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </LandingGround>
  );
}
