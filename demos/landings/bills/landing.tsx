import type { ReactNode } from 'react';
import { LandingGround } from '../parts/landing-ground.tsx';
import { LandingHeader } from '../parts/landing-header.tsx';
import { WithoutScripts } from '../parts/without-scripts.tsx';
import { expensesOf } from './evening.ts';
import { Hero } from './hero.tsx';
import { Knot } from './knot.tsx';
import styles from './landing.css?url';
import { OddCents } from './odd-cents.tsx';
import { balances, debts, payments } from './settle.ts';
import splitterStyles from './splitter.css?url';
import { sample, template, words } from './words.ts';
import { becomes } from './written.ts';

const names = sample.people.map(({ name }) => name);
const expenses = expensesOf(sample);
const owed = balances(names.length, expenses);
const due = payments(owed);
const single = expenses.flatMap(({ by, for: people }) =>
  people.flatMap((from) => (from === by ? [] : { from, to: by })),
);

function Footer() {
  return (
    <footer className="end">
      <p className="last">{words.end}</p>
      <a href="#settle" className="go">
        Settle up
      </a>
      <p className="wordmark" aria-hidden="true">
        {template.brand}
      </p>
      <p className="small">{words.footer}</p>
    </footer>
  );
}

/** Quitsies: an app that makes a table of people even. */
export function BillsLanding({ centrepiece }: { centrepiece: ReactNode }) {
  return (
    <LandingGround
      slug={template.slug}
      styles={[styles, splitterStyles]}
      header={<LandingHeader brand={template.brand} links={words.links} />}
      footer={<Footer />}
    >
      <Hero expenses={expenses} owed={owed} due={due} />
      <section id="settle" className="settle">
        <h2>{words.settle.heading}</h2>
        <p className="lead">{words.settle.text}</p>
        {centrepiece}
        <WithoutScripts>
          This is an example. With scripts switched on you can change every name and amount.
        </WithoutScripts>
      </section>
      <section id="fewest" className="fewest">
        <h2>{becomes(debts(expenses), due.length)}</h2>
        <p className="lead">{words.fewest.text}</p>
        <div className="knots">
          <Knot
            label={`${single.length} arcs between four people, one for each debt.`}
            names={names}
            arrows={single}
            caption={words.fewest.before}
          />
          <Knot
            label={`${due.length} arcs between the same four people.`}
            names={names}
            arrows={due}
            caption={words.fewest.after}
          />
        </div>
      </section>
      <OddCents />
      <section id="rules" className="rules">
        <h2>{words.rules.heading}</h2>
        <ol>
          {words.rules.list.map(({ rule, text }) => (
            <li key={rule}>
              <h3>{rule}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="questions" className="questions">
        <h2>{words.questions.heading}</h2>
        <div>
          {words.questions.list.map(({ q, a }) => (
            <details key={q}>
              <summary>{q}</summary>
              <p className="answer">{a}</p>
            </details>
          ))}
        </div>
      </section>
    </LandingGround>
  );
}
